import type { LegalDocument } from '../store/base/content.ts';
import { createStore } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { seedLegal } from './legal.ts';

const sectionsOf = (html = '') => html.split('<h2>').slice(1);
const paragraphsOf = (html = '') => html.match(/<p>.+?<\/p>/g) ?? [];

it('has every legal document in German, Finnish and Estonian, with the structure of the English one and no paragraph left in English', () => {
  const store = createStore(':memory:');
  seedLegal(store, acme);
  for (const slug of ['terms-and-conditions', 'privacy-policy', 'bonus-terms-and-conditions', 'jackpot-terms']) {
    const document = store.documents.get<LegalDocument>('legalText', slug);
    if (!document) throw new Error(`No document ${slug}`);
    const { title, text } = document;
    expect(sectionsOf(text.en).length).toBeGreaterThan(1);
    for (const language of ['de', 'fi', 'et']) {
      const counts = sectionsOf(text[language]).map((section) => paragraphsOf(section).length);
      expect([slug, language, counts]).toEqual([
        slug,
        language,
        sectionsOf(text.en).map((section) => paragraphsOf(section).length),
      ]);
      expect(title[language]).not.toBe(title.en);
      expect(paragraphsOf(text[language]).filter((paragraph) => text.en.includes(paragraph))).toEqual([]);
    }
  }
});
