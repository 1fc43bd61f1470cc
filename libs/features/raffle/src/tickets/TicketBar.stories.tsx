import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dropsState, threeDrops } from '../story.fixture.ts';
import { TicketBarView } from './TicketBar.tsx';

const meta = {
  title: 'Features/Raffle/TicketBar',
  component: TicketBarView,
  args: { drops: threeDrops, next: threeDrops[0], tickets: dropsState().tickets, now: Date.now },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-end', height: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ticket/, expanded: false }));
    await expect(canvas.getByRole('button', { name: /ticket/, expanded: true })).toHaveAttribute('aria-controls');
    await expect(within(canvas.getByRole('region')).getAllByRole('listitem')).toHaveLength(threeDrops.length);
  },
};
export const WithoutTickets: Story = { args: { tickets: { hourly: 0, daily: 0, weekly: 0 } } };
