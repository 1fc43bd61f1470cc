import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { LegalDocument } from '../store/base/content.ts';
import type { LocalizedText, Store } from '../store/index.ts';
import { de } from './legal/de.ts';
import { en } from './legal/en.ts';
import { et } from './legal/et.ts';
import { fi } from './legal/fi.ts';
import { legalSlugs, type LegalText, type LegalTexts } from './legal/shape.ts';

const htmlOf = ({ sections }: LegalText): string =>
  sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('');

export function seedLegal(store: Store, { name }: Brand): void {
  const localized = (select: (texts: ReturnType<LegalTexts>) => string): LocalizedText => ({
    en: select(en(name)),
    de: select(de(name)),
    fi: select(fi(name)),
    et: select(et(name)),
  });
  for (const slug of legalSlugs) {
    const document: LegalDocument = {
      title: localized((texts) => texts[slug].title),
      text: localized((texts) => htmlOf(texts[slug])),
      version: '2026.11',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    store.documents.put('legalText', slug, document);
  }
}
