import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { fallbacksOf } from '../../libs/contracts/src/fallbackLocales.ts';
import { haveSamePlaceholders } from '../../libs/platform/i18n/src/served.ts';

/** One text of one library's catalogue; `''` where it is not translated. */
export interface CatalogueEntry {
  library: string;
  locale: string;
  id: string;
  text: string;
}

const SOURCE_LOCALE = 'en';
const SEVERAL_WORDS = /\p{L}{2,}[^{}\p{L}]+\p{L}{2,}/u;
const UPPER_SNAKE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

export function readCatalogues(root: string): CatalogueEntry[] {
  return globSync('libs/**/src/locales/*.po', { cwd: root }).flatMap((file) => {
    const library = dirname(file).replace(/\/src\/locales$/, '');
    const { items } = parsePoFile(readFileSync(join(root, file), 'utf8'));
    return items
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr }) => ({ library, locale: basename(file, '.po'), id: msgid, text: msgstr[0] ?? '' }));
  });
}

/** Catalogues of locales that are translated in full which lack texts, with how many. */
export function untranslatedOf(
  entries: readonly CatalogueEntry[],
): { library: string; locale: string; count: number }[] {
  const missing = entries.filter(({ locale, text }) => text === '' && fallbacksOf(locale).length === 0);
  const byCatalogue = Map.groupBy(missing, ({ library, locale }) => `${library} ${locale}`);
  return [...byCatalogue.values()].flatMap((texts) => {
    const [first] = texts;
    return first ? [{ library: first.library, locale: first.locale, count: texts.length }] : [];
  });
}

/** Errors in ids and texts, one sentence each. */
export function problemsOf(entries: readonly CatalogueEntry[]): string[] {
  const english = new Map<string, CatalogueEntry>();
  const problems: string[] = [];
  const report = ({ library, locale, id }: CatalogueEntry, problem: string) =>
    problems.push(`${library} (${locale}) ${id}: ${problem}`);

  for (const entry of entries.filter(({ locale }) => locale === SOURCE_LOCALE)) {
    if (!UPPER_SNAKE.test(entry.id)) report(entry, 'the id is not in upper snake case');
    const other = english.get(entry.id);
    if (other && other.text !== entry.text) report(entry, `the English differs from that of ${other.library}`);
    english.set(entry.id, entry);
  }
  for (const entry of entries.filter(({ text }) => text !== '')) {
    const original = english.get(entry.id);
    const problem = messageProblem(entry, original?.text ?? entry.text);
    if (problem) report(entry, problem);
  }
  for (const { entry, problem } of regionalProblems(entries)) report(entry, problem);
  return problems;
}

/** Lingui does not update regional catalogues: an id that is gone, or a copy of the fallback, would stay there unnoticed. */
function regionalProblems(entries: readonly CatalogueEntry[]): { entry: CatalogueEntry; problem: string }[] {
  const keyOf = (locale: string, { library, id }: CatalogueEntry) => `${locale} ${library} ${id}`;
  const texts = new Map(entries.map((entry) => [keyOf(entry.locale, entry), entry.text]));
  return entries.flatMap((entry) => {
    const fallbacks = fallbacksOf(entry.locale);
    if (fallbacks.length === 0) return [];
    if (!texts.has(keyOf(SOURCE_LOCALE, entry)))
      return [{ entry, problem: 'the sources of this library have no such id' }];
    const fallback = fallbacks.map((locale) => texts.get(keyOf(locale, entry))).find(Boolean);
    const isNeeded = entry.text !== '' && entry.text !== fallback;
    return isNeeded ? [] : [{ entry, problem: 'the text is that of its fallback, which needs no entry' }];
  });
}

/** Plural forms of a language's whole numbers that a message does not have. */
function missingPlurals(message: ReturnType<typeof compileMessageOrThrow>, locale: string): string[] {
  const rules = new Intl.PluralRules(locale.replace('_', '-'));
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  return message.flatMap((part) => {
    if (typeof part === 'string' || part[1] !== 'plural') return [];
    return [...needed].filter((form) => !Object.hasOwn(part[2] as object, form));
  });
}

/** Texts of several words that are the same in both languages. */
const sameAsEnglish = new Set([
  'fr_CA CALENDAR_POINTS',
  'fr_CA SHOP_POINTS_COUNT',
  'it LIVE_CHAT',
  'no CSV_SESSION_START',
  'no GAME_LIST_LIVE_CASINO',
]);

function messageProblem({ locale, id, text }: CatalogueEntry, original: string): string | null {
  try {
    const message = compileMessageOrThrow(text);
    if (!haveSamePlaceholders(message, compileMessageOrThrow(original)))
      return 'the placeholders differ from the English';
    const missing = missingPlurals(message, locale);
    if (missing.length > 0) return `a plural lacks the forms ${missing.join(', ')}`;
    const isTranslation =
      locale !== SOURCE_LOCALE && fallbacksOf(locale).length === 0 && !sameAsEnglish.has(`${locale} ${id}`);
    return isTranslation && text === original && SEVERAL_WORDS.test(text) ? 'the text is the English one' : null;
  } catch (error) {
    return `it does not parse: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}
