import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesFeature } from '../feature.tsx';
import { platformWith } from '../favourites/platform.fixture.ts';
import { rejection, wireArt, wireGame, wirePersonalized } from '../wire.fixture.ts';
import FavouritesPage from './FavouritesPage.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="dimgray"/><circle cx="2" cy="1.4" r="1" fill="silver"/></svg>',
);
const never = new Promise(() => undefined);
const broken = { errors: [{ message: 'Broken' }] };
const marked = (...ids: string[]) => platformWith(...ids).answers['FavouriteGames'];

// Answers are functions: Storybook merges objects of a story and of its file into one.
const meta = {
  title: 'Pages/Games/Favourites',
  component: FavouritesPage,
  parameters: {
    layout: 'fullscreen',
    lobby: {
      signedIn: true,
      path: '/favourites/',
      features: [gamesFeature()],
      answers: {
        FavouriteGames: marked('g3', 'g1', 'g2'),
        GamesById: ({ lookupIds }: { lookupIds: readonly string[] }) =>
          wirePersonalized({
            gamesByLookupId: lookupIds.map((id) =>
              wireGame(Number(id.slice(1)), wireArt(`data:image/svg+xml,${drawing}`)),
            ),
          }),
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (FavouriteGames: unknown): Story => ({ parameters: { lobby: { answers: { FavouriteGames } } } });
export const Games: Story = {};
export const Empty = of(marked());
export const Loading = of(() => never);
export const Failed = of(() => broken);
export const NotOffered = of(() => rejection);
