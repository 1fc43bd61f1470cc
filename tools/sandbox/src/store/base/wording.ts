import { locales, type Locale } from '../../../../../libs/contracts/src/locales.ts';

/** A text by language; English is required as the fallback. */
export type LocalizedText = { en: string } & Partial<Record<string, string>>;

type LanguageOf<Code extends string> = Code extends `${infer Language}_${string}` ? Language : Code;

/** Of one of the lobby's locales, without the country: `fr` for `fr_CA`. */
export type Language = LanguageOf<Locale>;
export const languages = [...new Set(locales.map((locale) => locale.split('_')[0] as Language))];

/** What is selected from the texts of each language. */
export function localized<Texts>(
  texts: Readonly<Record<Language, Texts>>,
  select: (texts: Texts) => string,
): LocalizedText {
  const entries = Object.entries<Texts>(texts).map(([language, own]) => [language, select(own)]);
  return { ...Object.fromEntries(entries), en: select(texts.en) };
}
