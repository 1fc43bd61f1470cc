import { localized, type Language, type LocalizedText } from '../../store/base/wording.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';

const languages: Readonly<Record<Language, Texts>> = { en, de, et, fi, fr, it, ja, no };

/** A text of the content, in every language. */
export const text = (select: (texts: Texts) => string): LocalizedText => localized(languages, select);

/** The same in every language, such as the name of a game. */
export const properName = (name: string): LocalizedText => text(() => name);

/** A text of the content that has paragraphs. */
export const html = (select: (texts: Texts) => readonly string[]): LocalizedText =>
  text((texts) =>
    select(texts)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  );
