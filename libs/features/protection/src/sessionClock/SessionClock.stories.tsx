import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElapsedTime } from './SessionClock.tsx';

const meta = {
  title: 'Features/Protection/SessionClock',
  component: ElapsedTime,
  args: { ms: 3_725_000 },
} satisfies Meta<typeof ElapsedTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnHour: Story = {};
export const DaysLong: Story = { args: { ms: 400_000_000 } };
