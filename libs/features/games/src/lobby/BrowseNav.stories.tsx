import { Container } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrowseNav } from './BrowseNav.tsx';

const meta = {
  title: 'Features/Games/BrowseNav',
  component: BrowseNav,
  args: {
    lists: [
      { slug: 'hot-games', name: 'Hot games' },
      { slug: 'live-casino', name: 'Live casino' },
      { slug: 'jackpots', name: 'Jackpots' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  // It extends into the gutters of its container.
  decorators: [(Story) => <Container>{<Story />}</Container>],
} satisfies Meta<typeof BrowseNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { lists: [] } };
