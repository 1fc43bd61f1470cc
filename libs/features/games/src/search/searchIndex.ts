import MiniSearch, { type Options } from 'minisearch';
import type { CatalogueGame } from '../catalogue/catalogueQuery.ts';
import { initialsOf, kana, type Romanize, termsOf, termsOfTitle } from './terms.ts';

export interface FoundGame {
  game: CatalogueGame;
  /** The title in another language or script, where the search has found the game by that. */
  alternativeTitle?: string;
}

/** What the device finds of itself. */
export interface Found {
  /** The best first. */
  games: readonly FoundGame[];
  /** Slugs, the best first. */
  studios: readonly string[];
}

export interface SearchIndex {
  /** Games and studios that have all words of the search, or words that begin with them or differ by a typing error. */
  find(query: string): Found;
  /** Games that come closest, where nothing has all words. */
  findNearest(query: string): readonly FoundGame[];
}

export interface SearchedNames {
  /** A studio's name by its slug. */
  studios: ReadonlyMap<string, string>;
  /** A feature's name in the visitor's language. */
  featureName: (feature: string) => string;
}

const mostGames = 24;
const mostStudios = 6;
const mostNearest = 6;
/** Of a build in slices, between which the page stays responsive. */
const chunkSize = 100;

/** Letters that may differ: none in short words, where each other word is close. */
const typingErrors = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
};

/** The index of a catalogue of some thousand games, made in slices. */
export async function createSearchIndex(games: readonly CatalogueGame[], names: SearchedNames): Promise<SearchIndex> {
  const hasKana = games.some(({ title, alternativeTitles }) => [title, ...alternativeTitles].some(isKana));
  const romanize: Romanize | undefined = hasKana ? await loadRomanize() : undefined;
  const options = {
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => termsOf(query, romanize),
      prefix: true,
      // What begins so comes before what is close: somebody is typing.
      weights: { prefix: 0.9, fuzzy: 0.2 },
      fuzzy: typingErrors,
      combineWith: 'AND',
    },
  } satisfies Partial<Options>;

  const byId = new Map(games.map((game) => [game.lookupId, game]));
  const firstTerms = new Map(games.map(({ lookupId, title }) => [lookupId, termsOf(title, romanize)[0]]));
  const gameIndex = new MiniSearch<CatalogueGame>({
    ...options,
    idField: 'lookupId',
    fields: ['title', 'alternativeTitles', 'initials', 'studio', 'features'],
    extractField(game, field) {
      if (field === 'lookupId') return game.lookupId;
      if (field === 'title') return game.title;
      if (field === 'alternativeTitles') return game.alternativeTitles.join(' / ');
      if (field === 'initials') return initialsOf(game.title);
      if (field === 'studio') return names.studios.get(game.studioSlug) ?? game.studioSlug;
      return game.features.map(names.featureName).join(' / ');
    },
    tokenize: (text, field) =>
      field === 'title' || field === 'alternativeTitles' ? termsOfTitle(text, romanize) : termsOf(text, romanize),
  });
  const studioIndex = new MiniSearch<{ slug: string; name: string }>({
    ...options,
    idField: 'slug',
    fields: ['name'],
    tokenize: (text) => termsOfTitle(text, romanize),
  });
  studioIndex.addAll([...names.studios].map(([slug, name]) => ({ slug, name })));
  await gameIndex.addAllAsync([...byId.values()], { chunkSize });

  const hasAll = (title: string, query: string): boolean => {
    const terms = termsOfTitle(title, romanize);
    return termsOf(query, romanize).every((searched) => terms.some((term) => term.startsWith(searched)));
  };
  const alternativeOf = ({ alternativeTitles }: CatalogueGame, query: string) =>
    alternativeTitles.find((title) => hasAll(title, query)) ?? alternativeTitles[0];
  const search = (query: string, searchOptions: Parameters<typeof gameIndex.search>[1], most: number): FoundGame[] =>
    gameIndex
      .search(query, {
        boost: { title: 4, alternativeTitles: 3, initials: 2, studio: 1.5 },
        boostDocument: (id, term) =>
          (firstTerms.get(id as string) === term ? 2.5 : 1) * (1 + (byId.get(id as string)?.popularity ?? 0) / 100),
        ...searchOptions,
      })
      .slice(0, most)
      .flatMap(({ id, match }) => {
        const game = byId.get(id as string);
        if (!game) return [];
        const isByAlternative = Object.values(match).flat().includes('alternativeTitles') && !hasAll(game.title, query);
        return { game, alternativeTitle: isByAlternative ? alternativeOf(game, query) : undefined };
      });

  return {
    find: (query) => ({
      games: search(query, {}, mostGames),
      studios: studioIndex
        .search(query)
        .slice(0, mostStudios)
        .map(({ id }) => id as string),
    }),
    findNearest: (query) => search(query, { combineWith: 'OR', fuzzy: 0.34 }, mostNearest),
  };
}

/** Hiragana is written as katakana first, whose long vowels are others. Without this code kana are compared as they are. */
const loadRomanize = (): Promise<Romanize | undefined> =>
  import('wanakana').then(
    ({ toKatakana, toRomaji }) =>
      (text) =>
        toRomaji(toKatakana(text)),
    () => undefined,
  );

const isKana = (text: string): boolean => kana.test(text);
