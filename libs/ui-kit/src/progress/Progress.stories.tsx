import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Kit/Progress',
  component: Progress,
  args: { label: 'Level 4', value: 64, valueText: '640 of 1,000 points' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { label: 'Loading the game', value: undefined, valueText: undefined } };
