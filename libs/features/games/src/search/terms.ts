/** Writes kana in Latin letters. */
export type Romanize = (kana: string) => string;

/** Letters that are no base letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};

export const kana = /[\p{sc=Hiragana}\p{sc=Katakana}ー]+/u;
const words =
  /[\p{sc=Hiragana}\p{sc=Katakana}ー]+(?:[a-z]{1,2}$)?|\p{sc=Han}+|(?:(?![\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー])[\p{L}\p{M}\p{N}])+/gu;
const apostrophes = /(\p{L})['’ʼ](?=\p{L})/gu;

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæðøþđħıłœ]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * The words of a text, as both titles and searches are compared: in small letters without accents, kana in Latin letters, so that ベル, べる and
 * “beru” are one, and runs of kanji as they are.
 *
 * @param romanize absent where no title has kana
 */
export function termsOf(text: string, romanize?: Romanize): string[] {
  // Before the accents: the marks of voiced kana are such to Unicode.
  // Of a word that is being typed, the last letters may not be kana yet.
  const found = text.normalize('NFKC').toLowerCase().match(words) ?? [];
  return found.map((word) => (kana.test(word) ? (romanize?.(word) ?? word) : withoutAccents(word)));
}

const kanji = /^\p{sc=Han}+$/u;
const kanaParts = /\p{sc=Hiragana}[\p{sc=Hiragana}ー]*|\p{sc=Katakana}[\p{sc=Katakana}ー]*/gu;

/**
 * {@link termsOf} a title, and what else its words are searched by: the words of a run of kana and of kanji, which no space divides, and
 * “gonzos” for “Gonzo’s”.
 */
export function termsOfTitle(title: string, romanize?: Romanize): string[] {
  const terms = termsOf(title, romanize);
  const endsOfKanji = terms
    .filter((term) => kanji.test(term))
    .flatMap((term) => [...term].map((_, index, letters) => letters.slice(index).join('')));
  const partsOfKana = romanize ? (title.normalize('NFKC').match(kanaParts) ?? []).map((part) => romanize(part)) : [];
  const joined = title.replaceAll(apostrophes, '$1');
  const joinedTerms = joined === title ? [] : termsOf(joined, romanize);
  return [...new Set([...terms, ...endsOfKanji, ...partsOfKana, ...joinedTerms])];
}

/** The first letters of a title's words, by which players search “bod” for “Book of Dead”; none of a single word. */
export function initialsOf(title: string): string {
  const terms = termsOf(title);
  return terms.length > 1 ? terms.map(([first = '']) => first).join('') : '';
}
