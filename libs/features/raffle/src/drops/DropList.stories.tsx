import type { Meta, StoryObj } from '@storybook/react-vite';
import { drop, dropsState, threeDrops } from '../story.fixture.ts';
import { DropList } from './DropList.tsx';

const meta = {
  title: 'Features/Raffle/DropList',
  component: DropList,
  args: { drops: dropsState() },
} satisfies Meta<typeof DropList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const Visitor: Story = { args: { drops: dropsState({ hasTickets: false }) } };
export const OneOnly: Story = { args: { drops: dropsState({ drops: [threeDrops[1]], next: threeDrops[1] }) } };
/** The hourly drop is over and its winner not known yet; the daily one has not begun. */
export const DrawnAndUpcoming: Story = {
  args: {
    drops: dropsState({
      drops: [drop('hourly', -1, '250.00'), drop('daily', 900, '2500.00', 30), threeDrops[2]],
      next: threeDrops[2],
    }),
  },
};
export const LargePots: Story = {
  args: { drops: dropsState({ drops: threeDrops.map(({ type }) => drop(type, 90, '123456789012.34')) }) },
};
export const Loading: Story = { args: { drops: dropsState({ status: 'loading', drops: [], next: null }) } };
export const None: Story = { args: { drops: dropsState({ drops: [], next: null }) } };
export const Failed: Story = { args: { drops: dropsState({ status: 'failed', drops: [], next: null }) } };
