import { Grid } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { wireArt } from '../wire.fixture.ts';
import { GameCard } from './GameTile.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="dimgray"/><circle cx="1.5" cy="1.6" r="1" fill="silver"/></svg>',
);
const game = {
  lookupId: 'g1',
  slug: 'amber-orchard',
  idx: 1,
  title: 'Amber Orchard',
  ...wireArt(`data:image/svg+xml,${drawing}`),
  aspectRatio: 0.75,
  rtp: 96.21,
  isLiveCasinoGame: false,
  demoAllowed: true,
  isNew: false,
  studio: { slug: 'quiet-mill', name: 'Quiet Mill' },
};

const meta = {
  title: 'Features/Games/GameTile',
  component: GameCard,
  args: { game, place: 'grid' },
  decorators: [(Story) => <Grid column="tile">{<Story />}</Grid>],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NewWithDemo: Story = { args: { game: { ...game, isNew: true }, isDemoOffered: true } };
export const Jackpot: Story = { args: { figure: { text: '€13,243.86' } } };
export const LiveTable: Story = {
  args: {
    game: { ...game, title: 'Live Single Deck Blackjack', isLiveCasinoGame: true },
    figure: { isOpen: true, dealer: 'Alina', text: '104 playing' },
  },
};
export const ClosedTable: Story = {
  args: { game: { ...game, isLiveCasinoGame: true }, figure: { isOpen: false, dealer: 'Alina' } },
};
export const OpenRound: Story = { args: { hasOpenRound: true } };
export const WithoutDetails: Story = { args: { game: { ...game, title: 'Amber orchard', rtp: null, studio: null } } };
export const PictureMissing: Story = { args: { game: { ...game, ...wireArt('data:image/webp;base64,AAAA') } } };
export const Loading: Story = { render: () => <>{tileSkeletons(6)}</> };
