import type { Meta, StoryObj } from '@storybook/react-vite';
import { rewardsFeature } from '../index.ts';
import { wireBlocks, wireCashback } from './cashback.fixture.ts';
import CashbackPage from './CashbackPage.tsx';

// Answers are functions: Storybook merges objects of a story and of its file into one.
const meta = {
  title: 'Pages/Rewards/Cashback',
  component: CashbackPage,
  parameters: {
    lobby: {
      signedIn: true,
      path: '/cashback/',
      features: [rewardsFeature()],
      answers: { Cashback: () => wireCashback(), CashbackBlocks: () => wireBlocks() },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (answer: () => unknown): Story => ({ parameters: { lobby: { answers: { Cashback: answer } } } });
export const Running: Story = {};
export const NothingYet = story(() => wireCashback({ accrued: '0.00', netLoss: '0.00', periods: [] }));
export const Loading = story(() => new Promise(() => undefined));
export const Failed = story(() => ({ errors: [{ message: 'Broken' }] }));
