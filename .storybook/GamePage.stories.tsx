import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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

const hasRoom = () => globalThis.matchMedia(sideBySide).matches;

/** In a narrow window the first alone, with the way to the other. */
export const TwoGames: Story = {
  parameters: {
    lobby: {
      path: '/games/ninth-lantern/?beside=copper-reef',
      settings: { twoGames: true },
      answers: {
        GamePage: ({ slug }: { slug: string }) =>
          wirePersonalized({ game: slug === 'copper-reef' ? copperReef : ninthLantern }),
      },
    },
  },
  play: async ({ canvas }) => {
    if (!hasRoom()) {
      await expect(await canvas.findByRole('link', { name: 'Play the other game instead' })).toBeVisible();
      return;
    }
    const first = await canvas.findByTitle('Ninth Lantern');
    const second = await canvas.findByTitle('Copper Reef');
    await expect(second.getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right);
  },
};

/** Which game to play beside the one that runs; not offered in a narrow window. */
export const SecondGame: Story = {
  parameters: { lobby: { settings: { twoGames: true } } },
  play: async ({ canvas, userEvent }) => {
    if (!hasRoom()) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play a second game' }));
    const picker = await screen.findByRole('dialog', { name: 'Play a second game' });
    await expect(picker).toContainElement(await screen.findByRole('combobox', { name: 'Games' }));
  },
};
