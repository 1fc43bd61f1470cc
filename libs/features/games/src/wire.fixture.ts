/** Answers of the back end about games. */

export const wireStudio = (slug: string, name = slug) => ({ __typename: 'Studio', slug, name });

/** One address as a picture's in every width. */
export const wireArt = (url: string) => ({ thumbnailUrl: url, w172: url, w236: url, w320: url, w388: url });

export const wireGame = (number: number, fields: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Game',
  lookupId: `g${number}`,
  slug: `game-${number}`,
  idx: number,
  title: `Game ${number}`,
  thumbnailUrl: `https://art.acme.test/game-${number}.{format}?width=331`,
  w172: `https://art.acme.test/game-${number}.{format}?width=172`,
  w236: `https://art.acme.test/game-${number}.{format}?width=236`,
  w320: `https://art.acme.test/game-${number}.{format}?width=320`,
  w388: `https://art.acme.test/game-${number}.{format}?width=388`,
  aspectRatio: 1.3333,
  rtp: 96.21,
  isLiveCasinoGame: false,
  hasJackpot: false,
  demoAllowed: true,
  isNew: false,
  studio: wireStudio('acme-games', 'Acme Games'),
  ...fields,
});

interface WirePage {
  from: number;
  count: number;
  total: number;
  endCursor?: string | null;
}

export const wireGames = ({ from, count, total, endCursor = null }: WirePage) => ({
  __typename: 'GameConnection',
  totalCount: total,
  edges: Array.from({ length: count }, (_, index) => ({ __typename: 'GameEdge', node: wireGame(from + index) })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

export const wirePersonalized = (fields: Readonly<Record<string, unknown>>) => ({
  data: { personalized: { __typename: 'Personalized', ...fields } },
});

export const wireList = (page: WirePage, slug = 'slots', name = 'Slots') =>
  wirePersonalized({ listOfGames: { __typename: 'GameList', slug, name, games: wireGames(page) } });
