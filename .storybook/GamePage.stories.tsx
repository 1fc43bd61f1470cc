import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import GamePage from '../libs/features/games/src/play/GamePage.tsx';
import { wirePersonalized } from '../libs/features/games/src/wire.fixture.ts';
import { sideBySide } from '../libs/platform/theming/src/index.ts';
import { wirePlayer, wireViewer, wireWallet } from '../libs/testing/src/scene/wire.ts';
import { broken, closeDialogs, features, game, lobbyAnswers, never, PageFrame } from './page.tsx';

const ninthLantern = game(1, {
  slug: 'ninth-lantern',
  bonusAllowed: true,
  minBet: '0.20',
  volatility: 'high',
  description: 'Nine lanterns, five reels.',
});
const { origin } = globalThis.location;
const launched = () => ({
  data: {
    launchGame: {
      __typename: 'GameSession',
      sessionId: 's1',
      url: new URL('demo-game/index.html', globalThis.location.href).href,
    },
  },
});

/** A game for real money, from its launch to its end. */
const meta = {
  title: 'Pages/Games/Game',
  render: () => (
    <PageFrame>
      <GamePage />
    </PageFrame>
  ),
  beforeEach: closeDialogs,
  parameters: {
    layout: 'fullscreen',
    lobby: {
      features,
      signedIn: true,
      path: '/games/ninth-lantern/',
      pattern: '/:locale/games/:slug/',
      settings: { gameOrigins: [origin] },
      answers: { ...lobbyAnswers, GamePage: () => wirePersonalized({ game: ninthLantern }), LaunchGame: launched },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answers: object): Story => ({ parameters: { lobby: { answers } } });

export const Playing: Story = {};
export const Loading = answered({ LaunchGame: never });
export const Failed = answered({ LaunchGame: broken });
export const NotAvailable = answered({
  LaunchGame: () => ({ errors: [{ message: 'No', extensions: { type: '$GameNotAvailable' } }] }),
});
export const PlayerBlocked = answered({
  GetPlayerInfo: () =>
    wireViewer({
      player: { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2126-11-22T12:00:00.000Z' } },
      wallet: wireWallet,
    }),
});
export const NotFound = answered({ GamePage: () => wirePersonalized({ game: null }) });

const copperReef = game(2, {
  slug: 'copper-reef',
  bonusAllowed: true,
  minBet: '0.10',
  volatility: 'low',
  description: null,
});
const twoGames = {
  lobby: {
    path: '/games/ninth-lantern/?beside=copper-reef',
    settings: { twoGames: true },
    answers: {
      GamePage: ({ slug }: { slug: string }) =>
        wirePersonalized({ game: slug === 'copper-reef' ? copperReef : ninthLantern }),
    },
  },
};
/** For `beforeEach`: whether the page takes the window for one with room for two games, however wide it is. */
const withRoom = (hasRoom: boolean) => () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => matchMedia(query === sideBySide ? (hasRoom ? 'all' : 'not all') : query);
  return () => void (globalThis.matchMedia = matchMedia);
};

/** Side by side, and one below the other in a window that has become narrow. */
export const TwoGames: Story = {
  parameters: twoGames,
  beforeEach: withRoom(true),
  play: async ({ canvas }) => {
    for (const name of ['Ninth Lantern', 'Copper Reef']) {
      const region = within(await canvas.findByRole('region', { name }));
      const frame = await region.findByTitle(name);
      // Hidden while it loads.
      await waitFor(() => expect(frame).toBeVisible());
      await expect(region.getByRole('button', { name: `Leave ${name}` })).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: 'Play a second game' })).toBeNull();
  },
};

/** A page of two games that is loaded in a narrow window. */
export const TwoGamesWithoutRoom: Story = {
  parameters: twoGames,
  beforeEach: withRoom(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play the other game instead' })).toBeVisible();
    await expect(canvas.queryByTitle('Copper Reef')).toBeNull();
  },
};

/** Which game to play beside the one that runs. */
export const SecondGame: Story = {
  parameters: { lobby: { settings: { twoGames: true } } },
  beforeEach: withRoom(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play a second game' }));
    const picker = await screen.findByRole('dialog', { name: 'Play a second game' });
    await expect(await within(picker).findByRole('combobox', { name: 'Games' })).toBeVisible();
  },
};
