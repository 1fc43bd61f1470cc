import { local } from '@lobby/storage';
import { cleanText } from '@lobby/runtime';

/** The latest first. */
export const readRecentSearches = (): readonly string[] => local.read('recentSearches') ?? [];

const write = (searches: readonly string[]): void => {
  if (searches.length > 0) local.write('recentSearches', [...searches]);
  else local.remove('recentSearches');
};

const others = (search: string) =>
  readRecentSearches().filter((former) => former.toLowerCase() !== search.toLowerCase());

/** Of fewer letters it is a part of a word. */
const shortestSearch = 2;

/** Remembers a search that has led to something, on this device and until the session ends. */
export function rememberSearch(text: string): void {
  const search = cleanText(text);
  if (search.length >= shortestSearch) write([search, ...others(search)]);
}

export const forgetSearch = (search: string): void => write(others(search));
