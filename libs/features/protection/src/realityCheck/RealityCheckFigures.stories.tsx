import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayFigures } from './RealityCheckFigures.tsx';

const meta = {
  title: 'Features/Protection/RealityCheckFigures',
  component: PlayFigures,
  args: {
    summary: { staked: '140.00', won: '96.40', netPosition: '-43.60', currency: 'EUR' },
    playedMs: 3_725_000,
    status: 'known',
  },
} satisfies Meta<typeof PlayFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Loading: Story = { args: { summary: null, status: 'loading' } };
export const Failed: Story = { args: { summary: null, status: 'failed' } };
