import type { CatalogueGame } from './catalogueQuery.ts';
import { wirePersonalized } from '../wire.fixture.ts';

/** A game of the catalogue, with its title as its id. */
export const catalogueGame = (title: string, fields: Partial<CatalogueGame> = {}): CatalogueGame => ({
  lookupId: title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  alternativeTitles: [],
  studioSlug: 'acme-games',
  lists: ['slots'],
  features: [],
  volatility: 'medium',
  rtp: 96.21,
  minStake: '0.20',
  maxStake: '100.00',
  releasedAt: '2020-01-01T00:00:00.000Z',
  popularity: 10,
  isLive: false,
  hasJackpot: false,
  demoAllowed: true,
  aspectRatio: 0.75,
  ...fields,
});

export const wireCatalogueGame = (...args: Parameters<typeof catalogueGame>) => ({
  __typename: 'CatalogueGame',
  ...catalogueGame(...args),
});

const answer = (fields: Readonly<Record<string, unknown>>) =>
  wirePersonalized({
    gameCatalogue: {
      __typename: 'GameCatalogue',
      isComplete: false,
      currency: 'EUR',
      games: [],
      removedIds: [],
      ...fields,
    },
  });

type WireGame = ReturnType<typeof wireCatalogueGame>;

/** All games of a market; each that is a title alone has it as its id. */
export const wholeCatalogue = (version: string, games: readonly (string | WireGame)[]) =>
  answer({
    version,
    isComplete: true,
    games: games.map((game) => (typeof game === 'string' ? wireCatalogueGame(game) : game)),
  });

export const catalogueChange = (
  version: string,
  { changed, removed }: { changed: readonly string[]; removed: readonly string[] },
) => answer({ version, games: changed.map((title) => wireCatalogueGame(title)), removedIds: removed });
