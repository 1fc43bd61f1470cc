import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
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

/** Claims the reward, which then shows this text. */
const claiming = (answer: () => unknown, text: string): Story => ({
  parameters: { lobby: { answers: { ...rewardsAnswers(() => wireRewards([gift])), ClaimReward: answer } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cash gift/ }));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
export const Claiming = claiming(() => new Promise(() => undefined), 'Cash gift: being credited');
export const Rejected = claiming(
  () => wireRejection('SourceOfWealthIncomplete'),
  'Please tell us first where the money comes from that you play with.',
);
/** Neither query is answered anew, so that the outcome of the claim alone shows. */
const once = () => {
  let left = 2;
  return () => (left-- > 0 ? wireRewards([gift]) : new Promise(() => undefined));
};
const settled = (status: string, text: string): Story => ({
  ...claiming(() => wireClaim('gift', status), text),
  parameters: { lobby: { answers: { ...rewardsAnswers(once()), ClaimReward: () => wireClaim('gift', status) } } },
});
export const Credited = settled('Credited', 'It is in your balance.');
export const BeingCredited = settled('Processing', 'It is being credited. This may take a moment.');
export const NotCredited = settled('FailedProcessing', 'It could not be credited. Our customer support will help.');

export const GivingUp: Story = {
  parameters: { lobby: { answers: { ...rewardsAnswers(() => wireRewards()), Bonuses: inPlay } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Welcome bonus/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/You lose €\d.* from “Welcome bonus”/);
  },
};
