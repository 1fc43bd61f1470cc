import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };

const meta = {
  title: 'Kit/Countdown',
  component: Countdown,
  args: { until: Date.now() + 93_784_000, label: 'Next drop in', units },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
