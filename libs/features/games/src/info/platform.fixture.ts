import { wireViewer } from '@lobby/testing';
import { wholeCatalogue, wireCatalogueGame } from '../catalogue/platform.fixture.ts';
import { wireGame, wirePersonalized, wireStudio } from '../wire.fixture.ts';

/** A game as the page about it requests it. */
export const describedGame = (fields: Readonly<Record<string, unknown>> = {}) =>
  wireGame(7, {
    aspectRatio: 0.75,
    volatility: 'high',
    minBet: '0.20',
    maxBet: '100.00',
    description: 'Seven seas, five reels.',
    features: ['Megaways', 'FreeSpins'],
    liveTable: null,
    ...fields,
  });

const round = (id: string, fields: object = {}) => ({
  __typename: 'GameRoundEdge',
  node: {
    __typename: 'GameRound',
    id,
    stake: '1.00',
    payout: '0.00',
    currency: 'EUR',
    state: 'Closed',
    startedAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  },
});

/** What a player has played of the game. */
export const wireRounds = (totals: { staked: string; won: string; netPosition: string }, totalCount = 42) =>
  wireViewer({
    gameRounds: {
      __typename: 'GameRoundConnection',
      totalCount,
      totals: { __typename: 'GameTotals', currency: 'EUR', ...totals },
      edges: [round('r3', { state: 'Open' }), round('r2', { payout: '2.50' }), round('r1')].slice(0, totalCount),
    },
  });

export const loss = { staked: '120.00', won: '95.50', netPosition: '-24.50' };

const studio = (slug: string, name: string) => ({ ...wireStudio(slug, name), imageUrl: null, numberOfGames: 3 });

/** A platform that has all that the page shows. */
export const infoAnswers = {
  GameInfo: wirePersonalized({ game: describedGame() }),
  RoundsOfGame: wireRounds(loss),
  GameStudios: wirePersonalized({ studios: [studio('acme-games', 'Acme Games'), studio('north', 'Nordlicht')] }),
  GameCatalogue: wholeCatalogue('v1', [
    wireCatalogueGame('Game 7', { lookupId: 'g7', features: ['Megaways', 'FreeSpins'] }),
    wireCatalogueGame('Amber Fox', { studioSlug: 'north', features: ['Megaways'] }),
    wireCatalogueGame('Paper Comet', { features: [] }),
    wireCatalogueGame('Silver Koi', { features: ['FreeSpins', 'Megaways'] }),
    wireCatalogueGame('Velvet Tiger', { studioSlug: 'north', features: ['Cascades'] }),
  ]),
  GamesById: wirePersonalized({ gamesByLookupId: [] }),
};
