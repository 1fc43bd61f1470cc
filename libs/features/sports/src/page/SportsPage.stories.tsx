import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsFeature } from '../feature.tsx';
import { sportsPage, topSports, wireEvent } from '../wire.fixture.ts';
import SportsPage from './SportsPage.tsx';

const meta = {
  title: 'Pages/Sports/Sports',
  component: SportsPage,
  parameters: {
    layout: 'fullscreen',
    lobby: {
      features: [sportsFeature(), { id: 'cashier', intents: { openQuickDeposit: async () => async () => 'closed' } }],
      path: '/sports/',
      answers: {
        SportsPage: () => sportsPage([{ id: 'top', type: 'TOP_SPORTS' }]),
        TopSports: () => topSports([wireEvent('one'), wireEvent('two'), wireEvent('three')]),
      },
    },
  },
} satisfies Meta<typeof SportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutSportsbook: Story = {};
export const SessionExpired: Story = {
  parameters: { lobby: { path: '/sports/?logoutReason=SESSION_EXPIRED' } },
};
