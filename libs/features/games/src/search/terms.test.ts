import { toKatakana, toRomaji } from 'wanakana';
import { initialsOf, termsOf, termsOfTitle } from './terms.ts';

it.each([
  ['Gonzo’s Québec', ['gonzo', 's', 'quebec']],
  ['ÅLAND Øresund Æsir', ['aland', 'oresund', 'aesir']],
  ['Straße ŁÓDŹ Đorđe', ['strasse', 'lodz', 'dorde']],
  ['Ürün ISTANBUL ıhlamur', ['urun', 'istanbul', 'ihlamur']],
  ['Õnne 7-Täht: 27', ['onne', '7', 'taht', '27']],
  ['  ', []],
  ['Ｂｏｏｋ　２', ['book', '2']],
])('compares %p without accents, case and signs', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

const romanize = (text: string) => toRomaji(toKatakana(text));

it('has the same words for hiragana, katakana, half-width katakana and Latin letters', () => {
  for (const text of ['らんたん', 'ランタン', 'ﾗﾝﾀﾝ', 'rantan']) expect(termsOf(text, romanize)).toEqual(['rantan']);
  expect(termsOf('すーぱー', romanize)).toEqual(termsOf('スーパー', romanize));
  expect(termsOf('らんt', romanize)).toEqual(['rant']);
  // The mark of a voiced sound is no accent.
  expect(termsOf('ガ', romanize)).not.toEqual(termsOf('カ', romanize));
});

it('finds the words of a Japanese title, which no space divides', () => {
  const terms = termsOfTitle('黄金果樹園のランタン', romanize);
  expect(terms).toEqual(expect.arrayContaining(['黄金果樹園', '果樹園', 'norantan', 'no', 'rantan']));
});

it('has a word with an apostrophe as it is read and as it is typed', () => {
  expect(termsOfTitle('Gonzo’s Quest')).toEqual(['gonzo', 's', 'quest', 'gonzos']);
  expect(termsOfTitle("L'oracle")).toEqual(['l', 'oracle', 'loracle']);
});

it('has the initials of several words', () => {
  expect(initialsOf('Book of Dead 2')).toBe('bod2');
  expect(initialsOf('Éclair à Paris')).toBe('eap');
  expect(initialsOf('Starburst')).toBe('');
});
