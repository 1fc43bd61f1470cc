import { thumbnailAspect, thumbnailPath } from '../../../sandbox-art/src/index.ts';
import { descriptions } from '../seed/titles.ts';
import type { BlockDocument } from '../store/base/content.ts';
import type { Game, GameGroup, Studio } from '../store/index.ts';
import { fromEuroMinor, toDecimal } from '../store/base/money.ts';
import { connection, type Page } from './connections.ts';
import { artUrl, ipCountryOf, playerOf, localize, type Context } from './context.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';
import { search } from './search.ts';

export interface Personalization {
  country: string;
  currency: string;
}
/** Parent value of a game list: its games and the last one that the client already shows. */
interface GameListNode {
  group: GameGroup;
  games: Game[];
  lastShownGameId?: string | null;
}

export const pictureWidth = 480;

export function visibleGames({ store }: Context, country: string): Game[] {
  return store.games.all().filter((game) => game.isOffered && !game.blockedCountries.includes(country));
}

/** The country by which games are filtered: the player's own, otherwise that of the IP address. */
export const countryOf = (context: Context, ipCountryCode?: string | null): string =>
  playerOf(context)?.profile.country ?? ipCountryCode ?? ipCountryOf(context);

export const personalized = (
  _parent: unknown,
  args: { ipCountryCode?: string | null; currencyCode?: string | null },
  context: Context,
): Personalization => ({
  country: countryOf(context, args.ipCountryCode),
  currency: args.currencyCode ?? context.brand.defaultCurrency,
});

function listNode(context: Context, group: GameGroup, country: string, lastShownGameId?: string | null): GameListNode {
  const visible = new Map(visibleGames(context, country).map((game) => [game.lookupId, game]));
  return { group, games: group.lookupIds.flatMap((id) => visible.get(id) ?? []), lastShownGameId };
}

const Personalized = {
  listOfGames(
    { country }: Personalization,
    { slug, lastShownGameId }: { slug: string; lastShownGameId?: string | null },
    context: Context,
  ) {
    const group = context.store.games.group('list', slug);
    return group ? listNode(context, group, country, lastShownGameId) : null;
  },
  listsOfGames: ({ country }: Personalization, _args: unknown, context: Context) =>
    context.store.games.groups('list').map((group) => listNode(context, group, country)),
  leadingLists({ country }: Personalization, { page, first }: { page: string; first: number }, context: Context) {
    if (first < 1 || first > 10) throw failure('BadUserInput', '“first” is from 1 to 10.');
    return context.store.documents
      .all<BlockDocument>('block')
      .flatMap(({ body }) => (body.page === page && body.listOfGamesSlug) || [])
      .flatMap((slug) => context.store.games.group('list', slug) ?? [])
      .slice(0, first)
      .map((group) => listNode(context, group, country));
  },
  games(
    { country }: Personalization,
    args: Page & { slug?: string | null; categorySlug?: string | null },
    context: Context,
  ) {
    const { slug, categorySlug } = args;
    let games = visibleGames(context, country);
    if (categorySlug) {
      const members = new Set(context.store.games.group('category', categorySlug)?.lookupIds);
      games = games.filter((game) => members.has(game.lookupId));
    }
    if (slug) games = games.filter((game) => game.studioSlug === slug);
    return connection(games, (game) => game.lookupId, args);
  },
  game: ({ country }: Personalization, { slug }: { slug: string }, context: Context) =>
    visibleGames(context, country).find((game) => game.slug === slug) ?? null,
  gamesByLookupId({ country }: Personalization, { lookupIds }: { lookupIds: string[] }, context: Context) {
    const visible = new Map(visibleGames(context, country).map((game) => [game.lookupId, game]));
    return lookupIds.flatMap((id) => visible.get(id) ?? []);
  },
  studios: (_parent: unknown, _args: unknown, { store }: Context) => store.games.studios(),
  studio: (_parent: unknown, { slug }: { slug: string }, { store }: Context) => store.games.studio(slug) ?? null,
  categories: (_parent: unknown, _args: unknown, { store }: Context) => store.games.groups('category'),
  category: (_parent: unknown, { slug }: { slug: string }, { store }: Context) =>
    store.games.group('category', slug) ?? null,
  search({ country }: Personalization, { query, first }: { query: string; first: number }, context: Context) {
    if (first < 1 || first > 100) throw failure('BadUserInput', '“first” is from 1 to 100.');
    return {
      games: search(query, visibleGames(context, country), titlesOf).slice(0, first),
      studios: search(query, context.store.games.studios(), (studio) => studio.name).slice(0, first),
    };
  },
};

const titlesOf = ({ title, alternativeTitles }: Game): string => [title, ...alternativeTitles].join(' ');

/** A stake in a currency, by default the brand's. */
const stake =
  (of: 'minBet' | 'maxBet') =>
  (game: Game, { currencyCode }: { currencyCode?: string | null }, { brand }: Context): string => {
    const currency = currencyCode ?? brand.defaultCurrency;
    return toDecimal(fromEuroMinor(game[of], currency), currency);
  };

export const gameResolvers = {
  Personalized,
  GameList: {
    slug: ({ group }: GameListNode) => group.slug,
    name: ({ group }: GameListNode, _args: unknown, context: Context) => localize(context, group.names),
    games({ games, lastShownGameId }: GameListNode, page: Page) {
      const shown = lastShownGameId ? games.findIndex((game) => game.lookupId === lastShownGameId) + 1 : 0;
      // Without a cursor the list starts at the beginning; with one it continues after the later of the two positions.
      return connection(games, (game) => game.lookupId, page, page.after ? shown : 0);
    },
  },
  GameCategory: {
    name: (category: GameGroup, _args: unknown, context: Context) => localize(context, category.names),
    imageUrl: (category: GameGroup, _args: unknown, context: Context) =>
      artUrl(context, ['category', category.slug], pictureWidth),
    numberOfGames: (category: GameGroup) => category.lookupIds.length,
  },
  Studio: {
    imageUrl: (studio: Studio, _args: unknown, context: Context) =>
      artUrl(context, ['studio', studio.slug], pictureWidth),
    numberOfGames: (studio: Studio, _args: unknown, { store }: Context) =>
      store.games.all().filter((game) => game.studioSlug === studio.slug).length,
  },
  Game: {
    description: ({ kind }: Game, _args: unknown, context: Context) => localize(context, descriptions[kind]),
    aspectRatio: () => thumbnailAspect,
    studio: (game: Game, _args: unknown, { store }: Context) => store.games.studio(game.studioSlug),
    thumbnailUrl(game: Game, { size }: { size: number }, { origins }: Context) {
      if (!(size >= 16 && size <= 2048)) throw failure('BadUserInput', '“size” is from 16 to 2048.');
      return origins.partners + thumbnailPath(game.slug, size);
    },
    minBet: stake('minBet'),
    maxBet: stake('maxBet'),
    releasedAt: ({ releasedAt }: Game) => iso(releasedAt),
  },
};
