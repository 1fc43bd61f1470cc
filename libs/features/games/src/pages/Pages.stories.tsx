import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOfList, wireArt, wireGame, wirePersonalized, wireStudio } from '../wire.fixture.ts';
import GameListPage from './GameListPage.tsx';
import GameStudiosPage from './GameStudiosPage.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="dimgray"/><circle cx="2" cy="1.4" r="1" fill="silver"/></svg>',
);
const broken = { errors: [{ message: 'Broken' }] };
const never = new Promise(() => undefined);

function list(count: number, name = 'Slots') {
  const edges = Array.from({ length: count }, (_, index) => ({
    __typename: 'GameEdge',
    node: wireGame(index + 1, wireArt(`data:image/svg+xml,${drawing}`)),
  }));
  return wirePersonalized({
    listOfGames: {
      __typename: 'GameList',
      slug: 'slots',
      name,
      games: {
        __typename: 'GameConnection',
        totalCount: count,
        edges,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });
}

const meta = {
  title: 'Pages/Games/Lists',
  parameters: { layout: 'fullscreen', lobby: { path: '/game-list/slots/', pattern: '/:locale/game-list/:slug/' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const games = (answer: unknown): Story => ({
  render: () => <GameListPage />,
  parameters: { lobby: { answers: answersOfList(answer) } },
});
export const GameList = games(list(12));
export const GameListLoading = games(never);
export const GameListEmpty = games(list(0));
export const GameListFailed = games(broken);
export const GameListMissing = games(wirePersonalized({ listOfGames: null }));
export const UnbrokenName = games(list(2, 'Spielautomatenlieblingsspielesammlungsübersichtsseite'));

const studios = (answer: unknown): Story => ({
  render: () => <GameStudiosPage />,
  parameters: { lobby: { answers: { GameStudios: answer }, path: '/game-studio/', pattern: '*' } },
});
const names = ['Quiet Mill', 'Northlight Studio', 'Paper Lantern'];
export const Studios = studios(
  wirePersonalized({
    studios: names.map((name, index) => ({
      ...wireStudio(`studio-${index}`, name),
      imageUrl: null,
      numberOfGames: 12 + index,
    })),
  }),
);
export const StudiosFailed = studios(broken);
