import type { Locale } from '@lobby/contracts';
import type { DataClient } from '@lobby/data';
import { i18n, type Messages } from '@lingui/core';
import { messageLoaders } from 'virtual:lobby-messages';
import { languageTag } from './format.ts';
import { compileServed, type ServedText, type TextProblem } from './served.ts';

export { i18n };

let requested: Locale | null = null;
/** Served texts that passed the check, by locale: they stay over the catalogue for the visit. */
const served = new Map<Locale, Messages>();

/**
 * Loads the one catalogue of a locale and shows it; html lang follows. The latest call wins. Rejects
 * when the catalogue cannot be loaded, and the former locale stays. A locale without a catalogue in
 * this build shows the English of the sources. Data on screen change with the texts, in one step.
 */
export async function activateLocale(
  locale: Locale,
  data?: Pick<DataClient, 'prepareLocale' | 'showLocale'>,
): Promise<void> {
  if (requested === locale && i18n.locale === locale) return;
  requested = locale;
  const [catalogue] = await Promise.all([messageLoaders[locale]?.(), data?.prepareLocale()]);
  if (requested !== locale) return;
  const messages = { ...(catalogue?.default as Messages | undefined), ...served.get(locale) };
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages });
  showLanguage(languageTag(locale));
  data?.showLocale();
}

/** A prerendered page names its language: to set it once more would make the browser match all styles anew. */
function showLanguage(tag: string): void {
  if (typeof document !== 'undefined' && document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

/**
 * Lays texts of the back end over a locale's catalogue. What cannot stand in for the
 * catalogue's text is refused and reported; the catalogue's text stays.
 */
export async function serveTexts(
  locale: Locale,
  texts: readonly ServedText[],
  report: (problem: TextProblem) => void,
): Promise<void> {
  const { messages, problems } = await compileServed(texts, i18n.messages);
  for (const problem of problems) report(problem);
  // Loading renders every text of the page at once, in one task.
  if (!Object.keys(messages).some((key) => isOther(messages[key], i18n.messages[key]))) return;
  served.set(locale, { ...served.get(locale), ...messages });
  if (i18n.locale === locale) i18n.load(locale, messages);
}

type Message = Messages[string] | undefined;

/** Whether two messages differ; one without arguments is a text, or a list of that text alone. */
const isOther = (one: Message, other: Message): boolean =>
  JSON.stringify([one].flat()) !== JSON.stringify([other].flat());
