import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { BrowseNav } from '../lobby/BrowseNav.tsx';
import { FailedCard } from './FailedCard.tsx';
import { NotFoundCard } from './NotFoundCard.tsx';

const meta = { title: 'Games/States' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListFailed: Story = { render: () => <FailedCard onRetry={() => {}} /> };
export const NotFound: Story = { render: () => <NotFoundCard /> };
export const RowLoading: Story = { render: () => <RowSkeleton size="md" /> };
export const Shelves: Story = {
  render: () => (
    <BrowseNav
      lists={[
        { slug: 'hot-games', name: 'Hot games' },
        { slug: 'live-casino', name: 'Live casino' },
        { slug: 'jackpots', name: 'Jackpots' },
      ]}
    />
  ),
};
export const ShelvesLoading: Story = { render: () => <BrowseNav lists={[]} /> };
