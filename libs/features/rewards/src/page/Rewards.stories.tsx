import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { wireBonus, wireBonuses, wireFreeSpins } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import { rewardsAnswers, wireClaim, wireOpenReward, wireRejection, wireRewards } from '../list/rewards.fixture.ts';
import { wireBonusMoney, wireMoney, wireSpins } from '../reward.fixture.ts';
import RewardsPage from './RewardsPage.tsx';

const iso = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const deposit = { __typename: 'CallToAction', type: 'DEPOSIT', label: 'Deposit €50', url: null, amount: '50.00' };
const gift = wireOpenReward('gift', {}, { name: 'Cash gift', rewardReason: 'Thank you for playing' });

const rewards = () => [
  gift,
  wireOpenReward('spins', {}, { name: 'Weekend lights', rewardType: wireSpins(20), endsAt: iso(5) }),
  wireOpenReward('bonus', {}, { name: 'Reload bonus', rewardType: wireBonusMoney(), endsAt: iso(240) }),
  wireOpenReward('deposit', { obstacle: 'DepositRequired' }, { name: 'Deposit gift', callToAction: deposit }),
  wireOpenReward(
    'later',
    { status: 'Scheduled' },
    { name: 'Weekly cashback', kind: 'Cashback', rewardType: wireMoney('7.50'), startsAt: iso(3), endsAt: iso(100) },
  ),
];
const inPlay = () =>
  wireBonuses(
    [
      wireBonus('a', { name: 'Welcome bonus' }),
      wireBonus('b', { name: 'Deposit bonus', isLocked: true, unlockTrigger: 'Deposit' }),
    ],
    [wireFreeSpins('c', { name: '10 free spins', spins: 10, spinsLeft: 6 })],
  );

// Answers are functions: Storybook merges objects of a story and of its file into one.
const meta = {
  title: 'Pages/Rewards/Rewards',
  component: RewardsPage,
  parameters: {
    lobby: {
      signedIn: true,
      path: '/rewards/',
      features: [rewardsFeature()],
      answers: { ...rewardsAnswers(() => wireRewards(rewards())), Bonuses: () => wireBonuses() },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answers: object): Story => ({ parameters: { lobby: { answers } } });

export const ToClaim: Story = {};
export const InPlay = answered({ Bonuses: inPlay });
export const Empty = answered(rewardsAnswers(() => wireRewards()));
export const Loading = answered(rewardsAnswers(() => new Promise(() => undefined)));
export const Failed = answered(rewardsAnswers(() => ({ errors: [{ message: 'Broken' }] })));

const claiming = (answer: () => unknown): Story => ({
  parameters: { lobby: { answers: { ...rewardsAnswers(() => wireRewards([gift])), ClaimReward: answer } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Cash gift/ }));
  },
});
export const Claiming = claiming(() => new Promise(() => undefined));
export const Refused = claiming(() => wireRejection('SourceOfWealthIncomplete'));
/** Neither query is answered anew, so that the outcome of the claim alone shows. */
const once = () => {
  let left = 2;
  return () => (left-- > 0 ? wireRewards([gift]) : new Promise(() => undefined));
};
const settled = (status: string): Story => ({
  ...claiming(() => wireClaim('gift', status)),
  parameters: { lobby: { answers: { ...rewardsAnswers(once()), ClaimReward: () => wireClaim('gift', status) } } },
});
export const Credited = settled('Credited');
export const BeingCredited = settled('Processing');
export const NotCredited = settled('FailedProcessing');

export const GivingUp: Story = {
  parameters: { lobby: { answers: { ...rewardsAnswers(() => wireRewards()), Bonuses: inPlay } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Welcome bonus/ }));
  },
};
