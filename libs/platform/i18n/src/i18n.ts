import type { Locale } from '@lobby/contracts';
import type { DataClient } from '@lobby/data';
import { i18n, type Messages } from '@lingui/core';
import { createStore, type ReadableStore } from '@lobby/runtime';
import { messageLoaders } from 'virtual:lobby-messages';
import { languageTag } from './format.ts';
import { compileServed, type ServedText, type TextProblem } from './served.ts';

export { i18n };

/** The group of the texts that first pages show; those of other groups come with their code (`withTexts`). */
const FIRST = '';

let requested: Locale | null = null;
/** Groups whose code has been requested: each further locale brings them, too. */
const requestedGroups = new Set([FIRST]);
/** Catalogues that are there, by locale and group. */
const catalogues = new Map<string, Messages>();
/** Served texts that passed the check, by locale: they stay over the catalogue for the visit. */
const served = new Map<Locale, Messages>();
/** Groups whose code is there. */
const loadedGroups = new Set([FIRST]);
/** How many lazy imports are waiting for their texts. */
let importsUnderWay = 0;
const groupsStore = createStore<readonly string[]>([...loadedGroups]);

/** Groups of texts that are there in the locale on screen; changes once no more of them are under way. */
export const textGroups: ReadableStore<readonly string[]> = groupsStore;

const catalogueName = (locale: string, group: string): string => (group === FIRST ? locale : `${locale}-${group}`);

/** The texts of a locale that are there. */
const catalogueOf = (locale: Locale): Messages =>
  Object.assign({}, ...[...requestedGroups].map((group) => catalogues.get(catalogueName(locale, group))));

/** Their ids. */
export const idsOf = (locale: Locale): string[] => Object.keys(catalogueOf(locale));

async function loadGroup(locale: string, group: string): Promise<void> {
  const first = await messageLoaders[locale]?.();
  const catalogue = group === FIRST ? first : await first?.groups?.[group]?.();
  if (catalogue) catalogues.set(catalogueName(locale, group), catalogue.default as Messages);
}

/**
 * Loads the catalogue of a locale and shows it; html lang follows. The latest call wins. Rejects
 * when the catalogue cannot be loaded, and the former locale stays. A locale without a catalogue in
 * this build shows the English of the sources. Data on screen change with the texts, in one step.
 */
export async function activateLocale(
  locale: Locale,
  data?: Pick<DataClient, 'prepareLocale' | 'showLocale'>,
): Promise<void> {
  if (requested === locale && i18n.locale === locale) return;
  requested = locale;
  await Promise.all([...[...requestedGroups].map((group) => loadGroup(locale, group)), data?.prepareLocale()]);
  if (requested !== locale) return;
  const messages = { ...catalogueOf(locale), ...served.get(locale) };
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages });
  showLanguage(languageTag(locale));
  data?.showLocale();
}

/**
 * Waits for code and for the texts that it shows; the build puts it around lazy imports (`tools/vite/messages.ts`). Rejects when
 * either cannot be loaded.
 */
export async function withTexts<Module>(group: string, code: Promise<Module>): Promise<Module> {
  requestedGroups.add(group);
  importsUnderWay += 1;
  try {
    // While a locale is being loaded, the former one is still on screen.
    const locales = new Set([i18n.locale, requested].filter(Boolean) as Locale[]);
    const [module] = await Promise.all([code, ...[...locales].map((locale) => loadGroup(locale, group))]);
    if (!loadedGroups.has(group)) {
      // `i18n.load` would render all texts of the page again, and none on screen is among these.
      const texts = catalogues.get(catalogueName(i18n.locale, group));
      Object.assign(i18n.messages, texts, served.get(i18n.locale as Locale));
      loadedGroups.add(group);
    }
    return module;
  } finally {
    importsUnderWay -= 1;
    if (importsUnderWay === 0 && groupsStore.get().length < loadedGroups.size) groupsStore.set([...loadedGroups]);
  }
}

/** A prerendered page names its language: to set it once more would make the browser match all styles anew. */
function showLanguage(tag: string): void {
  if (typeof document !== 'undefined' && document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

/**
 * Lays texts of the back end over a locale's catalogue. What cannot stand in for the
 * catalogue's text is rejected and reported; the catalogue's text stays.
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
