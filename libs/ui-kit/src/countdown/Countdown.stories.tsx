import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };

const meta = {
  title: 'Kit/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  parameters: {
    usage: 'Time left until a moment that matters to the player: a draw, the end of an offer or of a time-out.',
    accessibility:
      '`role="timer"` with `label`; it is not announced every second. Units are spelled out by `units` in the page\'s language.',
  },
  args: { until: Date.now() + 93_784_000, now: Date.now, label: 'Next drop in', units },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** In a bar or beside a word. */
export const Compact: Story = { args: { compact: true } };
