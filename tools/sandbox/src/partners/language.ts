import { languages, type Language } from '../store/base/wording.ts';

/** The language of each code that a locale begins with. Browsers name the standards of written Norwegian. */
export const languageByCode: ReadonlyMap<string, Language> = new Map([
  ...languages.map((language) => [language, language] as const),
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** A text for each plural category of its language. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What another language has to have: the ids of English's texts, some with plurals, some in groups. */
export type TextsOf<English> = {
  readonly [Id in keyof English]: English[Id] extends string
    ? string
    : English[Id] extends Plural
      ? Plural
      : TextsOf<English[Id]>;
};

/**
 * The first language with texts, English if there is none.
 * @param requested a locale such as `fr_CA`, or several: a value of `ui_locales` or Accept-Language
 */
export function languageOf(requested = ''): Language {
  for (const tag of requested.toLowerCase().split(/[\s,]+/)) {
    const [code = ''] = tag.split(/[-_;]/);
    const language = languageByCode.get(code);
    if (language) return language;
  }
  return 'en';
}
