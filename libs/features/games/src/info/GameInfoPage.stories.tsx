import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { gamesFeature } from '../feature.tsx';
import { rejection, wireArt, wirePersonalized } from '../wire.fixture.ts';
import GameInfoPage from './GameInfoPage.tsx';
import { describedGame, infoAnswers, wireRounds } from './platform.fixture.ts';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="dimgray"/><circle cx="1.5" cy="1.6" r="1" fill="silver"/></svg>',
);
const game = (fields: Readonly<Record<string, unknown>> = {}) =>
  wirePersonalized({ game: describedGame({ ...wireArt(`data:image/svg+xml,${drawing}`), ...fields }) });
const never = new Promise(() => undefined);
const broken = { errors: [{ message: 'Broken' }] };

// Answers are functions: Storybook merges objects of a story and of its file into one.
const asFunctions = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer]));

const meta = {
  title: 'Pages/Games/Info',
  component: GameInfoPage,
  parameters: {
    layout: 'fullscreen',
    lobby: {
      signedIn: true,
      path: '/games/game-7/info/',
      pattern: '/:locale/games/:slug/info/',
      features: [gamesFeature()],
      answers: asFunctions({ ...infoAnswers, GameInfo: game() }),
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const withAnswers = (answers: Readonly<Record<string, unknown>>, options: object = {}): Story => ({
  parameters: { lobby: { answers: asFunctions(answers), ...options } },
});

export const OfPlayer: Story = {};
export const OfVisitor: Story = { parameters: { lobby: { signedIn: false } } };
export const NotPlayed = withAnswers({
  RoundsOfGame: wireRounds({ staked: '0.00', won: '0.00', netPosition: '0.00' }, 0),
});
export const Won = withAnswers({ RoundsOfGame: wireRounds({ staked: '20.00', won: '61.20', netPosition: '41.20' }) });
/** A break is in force: nothing leads to a game. */
export const PlayBlocked = withAnswers({
  GetPlayerInfo: wireViewer({
    player: { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' } },
    wallet: wireWallet,
  }),
});
export const LiveTable = withAnswers({
  GameInfo: game({
    title: 'Live Single Deck Blackjack',
    features: null,
    volatility: null,
    demoAllowed: false,
    liveTable: { __typename: 'LiveTable', languages: ['en', 'fi'] },
  }),
});
/** All that the platform may leave out. */
export const Sparse = withAnswers({
  GameInfo: game({ rtp: null, volatility: null, minBet: null, maxBet: null, description: null, features: null }),
  RoundsOfGame: rejection,
  GameCatalogue: rejection,
});
export const UnbrokenName = withAnswers({
  GameInfo: game({ title: 'Spielautomatenlieblingsspielesammlungsübersicht' }),
});
export const Loading = withAnswers({ GameInfo: never });
export const Failed = withAnswers({ GameInfo: broken });
export const RoundsFailed = withAnswers({ RoundsOfGame: broken });
export const NotOffered = withAnswers({ GameInfo: rejection });
export const Missing = withAnswers({ GameInfo: wirePersonalized({ game: null }) });
