import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAnswers } from '../story.fixture.ts';
import RegistrationOptIn from './RegistrationOptIn.tsx';

const meta = {
  title: 'Features/Jackpot/RegistrationOptIn',
  component: RegistrationOptIn,
  args: { choices: {}, onChange: () => {}, disabled: false },
  parameters: { lobby: { path: '/register/', answers: storyAnswers } },
} satisfies Meta<typeof RegistrationOptIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { choices: { jackpotContribution: 0.5 } } };
