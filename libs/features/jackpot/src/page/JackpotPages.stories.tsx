import type { FeatureModule } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { jackpotFeature } from '../feature.tsx';
import { optedIn, rootAnswer, wireLeaderboard } from '../service.fixture.ts';
import { playService, storyAnswers, storySettings } from '../story.fixture.ts';
import JackpotPage from './JackpotPage.tsx';
import JackpotTermsPage from './JackpotTermsPage.tsx';
import { LeaderboardView } from './LeaderboardView.tsx';

/** Served texts are another feature's. */
const Html = ({ html }: { html: string }) => <p>{html.replaceAll(/<[^>]+>/g, ' ')}</p>;
const texts: FeatureModule = {
  id: 'content',
  parts: [{ place: 'served.text', load: async () => ({ default: Html }) }],
};
const features = [jackpotFeature(), texts];

const meta = {
  title: 'Pages/Jackpot/Jackpot',
  component: JackpotPage,
  beforeEach: playService(),
  parameters: {
    layout: 'fullscreen',
    lobby: { features, signedIn: true, path: '/jackpot/', settings: storySettings, answers: storyAnswers },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const TakesPart: Story = { beforeEach: playService(optedIn(0.5)) };
export const Visitor: Story = { parameters: { lobby: { signedIn: false } } };
export const Loading: Story = {
  parameters: { lobby: { answers: { JackpotPage: () => new Promise(() => undefined) } } },
};
export const Failed: Story = {
  parameters: { lobby: { answers: { JackpotPage: () => ({ errors: [{ message: 'Broken' }] }) } } },
};
export const LeaderboardFailed: Story = {
  parameters: { lobby: { answers: { JackpotLeaderboard: () => ({ errors: [{ message: 'Broken' }] }) } } },
};
/** Header and footer stay. */
export const WithoutJackpot: Story = {
  parameters: { lobby: { answers: { JackpotSettings: () => rootAnswer({ jackpotSettings: null }) } } },
};
export const Terms: Story = {
  render: () => <JackpotTermsPage />,
  parameters: { lobby: { path: '/promotions/jackpots/' } },
};

const board = {
  ...wireLeaderboard(60),
  entries: wireLeaderboard(60).entries.map((entry) => ({ ...entry, rankImageUrl: null })),
  playerRankImageUrl: null,
};
export const Leaderboard: Story = { render: () => <LeaderboardView leaderboard={board} currency="EUR" /> };
export const LeaderboardWithPlayer: Story = {
  render: () => <LeaderboardView leaderboard={{ ...board, playerPosition: 3 }} currency="EUR" />,
};
export const LeaderboardLoading: Story = { render: () => <LeaderboardView leaderboard={null} currency="EUR" /> };
