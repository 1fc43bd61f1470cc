import type { Locale } from '../../../libs/contracts/src/locales.ts';
import { fallbacksOf } from '../../../libs/contracts/src/fallbackLocales.ts';
import { readCatalogue } from '../messages.ts';

/** Texts of the page by their ids in the catalogues (`libs/shell/src/offline/texts.ts`). */
export const textIds = [
  'OFFLINE_TITLE',
  'OFFLINE_TEXT',
  'OFFLINE_STOPPED_TITLE',
  'OFFLINE_STOPPED_PLAY',
  'OFFLINE_STOPPED_MONEY',
  'OFFLINE_POSSIBLE_TITLE',
  'OFFLINE_POSSIBLE_WAIT',
  'OFFLINE_POSSIBLE_CHECK',
  'OFFLINE_POSSIBLE_ACCOUNT',
  'TRY_AGAIN',
  'ONLINE_AGAIN_TITLE',
  'ONLINE_AGAIN_TEXT',
  'PLAY_AGAIN',
  'GO_TO_LOBBY',
] as const;
/** Texts of the pages in all languages at once. */
export const plainTextIds = [
  'BROWSER_TOO_OLD_TITLE',
  'BROWSER_TOO_OLD_TEXT',
  'TOO_MANY_COOKIES_TITLE',
  'TOO_MANY_COOKIES_TEXT',
  'TOO_MANY_COOKIES_HELP',
  'TRY_AGAIN',
] as const;
export type OfflineTexts = Record<(typeof textIds | typeof plainTextIds)[number], string>;

/** Where the texts of a locale come from: pages in the same language are one page. */
export const languageOf = (locale: Locale): Locale => fallbacksOf(locale)[0] ?? locale;

export function textsOf(root: string, locale: Locale): OfflineTexts {
  const catalogue = readCatalogue(root, locale);
  const missing = [...textIds, ...plainTextIds].filter((id) => !catalogue[id]);
  if (missing.length > 0)
    throw new Error(`The pages without the lobby have no text for ${missing.join(', ')} in ${locale}.`);
  return catalogue as OfflineTexts;
}
