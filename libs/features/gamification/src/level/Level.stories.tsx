import type { Meta, StoryObj } from '@storybook/react-vite';
import { atTopRank, notAvailable, playService, storyLobby, notOptedIn } from '../story.fixture.tsx';
import LoyaltyMenu from './LoyaltyMenu.tsx';
import LoyaltyOverview from './LoyaltyOverview.tsx';

/** In the menu and on the profile's overview. */
const meta = {
  title: 'Features/Gamification/Level',
  component: LoyaltyMenu,
  args: { close: () => {} },
  beforeEach: playService(),
  parameters: { lobby: storyLobby() },
} satisfies Meta<typeof LoyaltyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const render = () => <LoyaltyOverview />;
const loading = playService({}, { hangs: true });

export const Menu: Story = {};
export const MenuAtTheTop: Story = { beforeEach: playService(atTopRank) };
export const MenuTakesNoPart: Story = { beforeEach: playService(notOptedIn) };
export const MenuLoading: Story = { beforeEach: loading };
export const MenuNotAvailable: Story = notAvailable;
export const Overview: Story = { render };
export const OverviewAtTheTop: Story = { render, beforeEach: playService(atTopRank) };
export const OverviewTakesNoPart: Story = { render, beforeEach: playService(notOptedIn) };
export const OverviewLoading: Story = { render, beforeEach: loading };
export const OverviewNotAvailable: Story = { render, ...notAvailable };
