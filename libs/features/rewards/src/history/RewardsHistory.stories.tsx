import { rewardStatuses } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireHistory, wireViewer } from '@lobby/testing';
import { wireBonusMoney, wireMoney, wirePlayerReward, wireSpins } from '../reward.fixture.ts';
import { wireEndedBonus } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import RewardsHistoryPage from './RewardsHistoryPage.tsx';

const worth = [wireSpins(), wireMoney(), wireBonusMoney()];
const rewards = () =>
  wireHistory(
    'PlayerReward',
    rewardStatuses.map((status, index) =>
      wirePlayerReward(
        status,
        { status },
        { rewardType: worth[index % 3], rewardReason: index ? null : 'RewardsShop' },
      ),
    ),
  );

const noBonuses = () => wireViewer({ bonuses: [] });
const endedBonuses = () => wireViewer({ bonuses: ['Converted', 'Expired', 'Forfeited'].map(wireEndedBonus) });

// Answers are functions: Storybook merges objects of a story and of its file into one.
const story = (answer: () => unknown, search = '', ended: () => unknown = noBonuses): Story => ({
  parameters: {
    lobby: {
      path: `/profile/rewards-history/${search}`,
      answers: { RewardsHistory: answer, EndedBonuses: ended },
    },
  },
});

const meta = {
  title: 'Pages/Rewards/History',
  component: RewardsHistoryPage,
  parameters: { layout: 'padded', lobby: { signedIn: true, features: [rewardsFeature()] } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus = story(rewards, '', endedBonuses);
export const Loading = story(() => new Promise(() => undefined));
export const NothingLeft = story(() => wireHistory('PlayerReward', []), '?status=Removed');
export const Failed = story(() => ({ errors: [{ message: 'Broken' }] }));
