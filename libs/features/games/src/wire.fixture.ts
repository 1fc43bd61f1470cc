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
  /** Of each game, before its number. */
  title?: string;
}

export const wireGames = ({ from, count, total, endCursor = null, title = 'Game' }: WirePage) => ({
  __typename: 'GameConnection',
  totalCount: total,
  edges: Array.from({ length: count }, (_, index) => ({
    __typename: 'GameEdge',
    node: wireGame(from + index, { title: `${title} ${from + index}` }),
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

export const wirePersonalized = (fields: Readonly<Record<string, unknown>>) => ({
  data: { personalized: { __typename: 'Personalized', ...fields } },
});

export const wireList = (page: WirePage, slug = 'slots', name = 'Slots') =>
  wirePersonalized({ listOfGames: { __typename: 'GameList', slug, name, games: wireGames(page) } });

/** The part of an answer without pictures, for an operation that asks for none. */
function withoutPictures(answer: unknown): unknown {
  if (typeof answer === 'function') return (variables: unknown) => withoutPictures(answer(variables));
  if (answer instanceof Promise) return answer;
  return JSON.parse(JSON.stringify(answer, (name, value) => (/^w\d+$/.test(name) ? undefined : value)));
}

/** The answers to what is specified of a list, and to the details beside it. */
export const answersOfList = (answer: unknown) => ({ GameListSlice: answer, GameListDetails: withoutPictures(answer) });
export const answersOfStudio = (answer: unknown) => ({ StudioGames: answer, StudioDetails: withoutPictures(answer) });

/** Of an operation that the back end does not know. */
export const rejection = {
  errors: [
    { message: 'Cannot query field "title" on type "Game".', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ],
};
