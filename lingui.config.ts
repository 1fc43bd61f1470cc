import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from './libs/contracts/src/locales.ts';
import { fallbacksOf } from './libs/contracts/src/fallbackLocales.ts';

/** Libraries with texts of their own, that is with a source that imports one of lingui's macros. */
function librariesWithTexts(): string[] {
  const sources = globSync('libs/**/src/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const withTexts = sources.filter((file) => !/\.(test|stories)\./.test(file) && usesMacro(file));
  return [...new Set(withTexts.map((file) => file.slice(0, file.indexOf('/src/'))))].toSorted();
}

function usesMacro(file: string): boolean {
  return /from '@lingui\/(core|react)\/macro'/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
}

/**
 * One catalogue per library and locale, ids in upper snake case, English in the sources. Lingui updates
 * those of locales that are translated in full. The others are written by hand and hold only what
 * differs: all else falls back as `fallbackLocales.ts` says.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: locales.filter((locale) => fallbacksOf(locale).length === 0),
  catalogs: librariesWithTexts().map((library) => ({
    path: `<rootDir>/${library}/src/locales/{locale}`,
    include: [`<rootDir>/${library}/src`],
    exclude: ['**/*.test.*', '**/*.stories.*'],
  })),
  format: formatter({ explicitIdAsDefault: true, origins: false }),
  orderBy: 'messageId',
});
