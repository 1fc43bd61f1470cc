import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Kit/Progress',
  component: Progress,
  tags: ['autodocs'],
  parameters: {
    usage: 'How far something has come: a level, an upload. Without `value`, that it goes on.',
    accessibility:
      '`role="progressbar"` named by `label`; `valueText` says the value in words. Without `value` it has no `aria-valuenow`.',
  },
  args: { label: 'Level 4', value: 64, valueText: '640 of 1,000 points' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { label: 'Loading the game', value: undefined, valueText: undefined } };
