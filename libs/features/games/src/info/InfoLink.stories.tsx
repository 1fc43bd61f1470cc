import { Grid } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import FavouritesWatch from '../favourites/FavouritesWatch.tsx';
import { platformWith } from '../favourites/platform.fixture.ts';
import { GameCard } from '../tile/GameTile.tsx';
import { wireArt } from '../wire.fixture.ts';
import InfoWatch from './InfoWatch.tsx';

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="silver"/></svg>`)}`;
const shapes = [
  [3, 4],
  [1, 1],
  [4, 3],
] as const;
const games = shapes.map(([width, height], index) => ({
  lookupId: `g${index + 1}`,
  slug: `game-${index + 1}`,
  idx: index + 1,
  title: `Game ${index + 1}`,
  ...wireArt(picture(width, height)),
  aspectRatio: width / height,
  rtp: null,
  isLiveCasinoGame: false,
  demoAllowed: true,
  isNew: true,
  studio: { slug: 'quiet-mill', name: 'Quiet Mill' },
}));

/** With a heart and a badge on each tile, whatever the shape of its picture: none covers another. */
const tiles = ({ figure, isDemoOffered = false }: { figure?: { text: string }; isDemoOffered?: boolean } = {}) => (
  <>
    <FavouritesWatch />
    <InfoWatch />
    <Grid column="tile">
      {games.map((game) => (
        <GameCard key={game.lookupId} game={game} place="grid" figure={figure} isDemoOffered={isDemoOffered} />
      ))}
    </Grid>
  </>
);

const meta = {
  title: 'Features/Games/InfoLink',
  parameters: {
    // Answers are functions: Storybook merges objects of a story and of its file into one.
    lobby: { signedIn: true, answers: { FavouriteGames: platformWith('g2').answers['FavouriteGames'] } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (options?: Parameters<typeof tiles>[0]): Story => ({
  render: () => tiles(options),
  async play({ canvasElement }) {
    const links = await within(canvasElement).findAllByRole('link', { name: /^About Game/ });
    await expect(links).toHaveLength(games.length);
  },
});

export const OnTiles = story();
export const AboveFigures = story({ figure: { text: '€1,213,243.86' } });
export const BesideDemo = story({ isDemoOffered: true });
