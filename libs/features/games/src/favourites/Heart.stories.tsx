import { Grid, Inline } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { GameCard } from '../tile/GameTile.tsx';
import { wireArt } from '../wire.fixture.ts';
import { platformWith } from './platform.fixture.ts';
import FavouritesWatch from './FavouritesWatch.tsx';
import { HeartButton } from './Heart.tsx';

/** Pictures of any brightness: the heart shows on each. */
const grounds = ['black', 'dimgray', 'silver', 'white'];
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="${colour}"/></svg>`)}`;
const games = grounds.map((colour, index) => ({
  lookupId: `g${index + 1}`,
  slug: `game-${index + 1}`,
  idx: index + 1,
  title: `Game ${index + 1}`,
  ...wireArt(picture(colour)),
  aspectRatio: 0.75,
  rtp: null,
  isLiveCasinoGame: false,
  demoAllowed: true,
  isNew: index === 0,
  studio: { slug: 'quiet-mill', name: 'Quiet Mill' },
}));

// Answers are functions: Storybook merges objects of a story and of its file into one.
const meta = {
  title: 'Features/Games/Heart',
  parameters: {
    lobby: { signedIn: true, answers: { FavouriteGames: platformWith('g2', 'g3').answers['FavouriteGames'] } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (isDemoOffered = false) => (
  <>
    <FavouritesWatch />
    <Grid column="tile">
      {games.map((game) => (
        <GameCard key={game.lookupId} game={game} place="grid" isDemoOffered={isDemoOffered} />
      ))}
    </Grid>
  </>
);
const hearts = async (canvas: HTMLElement) => within(canvas).findAllByRole('button', { name: /Game \d/ });

export const OnTiles: Story = {
  render: () => tiles(),
  play: async ({ canvasElement }) => {
    const states = (await hearts(canvasElement)).map((heart) => heart.getAttribute('aria-pressed'));
    await expect(states).toEqual(['false', 'true', 'true', 'false']);
  },
};
export const OfVisitors: Story = {
  render: () => tiles(true),
  parameters: {
    lobby: {
      signedIn: false,
      answers: { FavouriteGamesLimit: () => platformWith().answers['FavouriteGamesLimit'] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await hearts(canvasElement)).toHaveLength(games.length);
  },
};
export const Pressed: Story = {
  render: () => tiles(),
  parameters: { lobby: { answers: { SetFavouriteGame: () => new Promise(() => undefined) } } },
  play: async ({ canvasElement }) => {
    const [first] = await hearts(canvasElement);
    // Without a mouse over its tile it takes no clicks.
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};
/** On desktops in the bar above a game, on phones in its sheet. */
export const BesideGames: Story = {
  render: () => (
    <Inline>
      {(['bar', 'sheet'] as const).map((place) => (
        <Inline key={place} gap="none">
          <HeartButton title="Game 1" place={place} isPressed={false} onPress={() => {}} />
          <HeartButton title="Game 2" place={place} isPressed onPress={() => {}} />
        </Inline>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
