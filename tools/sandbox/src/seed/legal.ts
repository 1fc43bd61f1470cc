import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { localized, type Language } from '../store/base/wording.ts';
import type { LegalDocument } from '../store/base/content.ts';
import type { Store } from '../store/index.ts';
import { de } from './legal/de.ts';
import { en } from './legal/en.ts';
import { et } from './legal/et.ts';
import { fi } from './legal/fi.ts';
import { fr } from './legal/fr.ts';
import { it } from './legal/it.ts';
import { ja } from './legal/ja.ts';
import { no } from './legal/no.ts';
import { legalSlugs, type LegalText, type LegalTexts } from './legal/shape.ts';

const languages: Readonly<Record<Language, LegalTexts>> = { en, de, et, fi, fr, it, ja, no };

const htmlOf = ({ sections }: LegalText): string =>
  sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('');

export function seedLegal(store: Store, { name }: Brand): void {
  for (const slug of legalSlugs) {
    const document: LegalDocument = {
      title: localized(languages, (texts) => texts(name)[slug].title),
      text: localized(languages, (texts) => htmlOf(texts(name)[slug])),
      version: '2026.11',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    store.documents.put('legalText', slug, document);
  }
}
