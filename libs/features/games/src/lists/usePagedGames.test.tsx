import { useLocation } from '@lobby/routing';
import { renderScene, untilIdle, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { GameListCarousel } from '../carousel/GameListCarousel.tsx';
import { gamesFeature } from '../feature.tsx';
import GamesPage from '../pages/GamesPage.tsx';
import { answersOfList, wireGame, wireGames, wireList, wirePersonalized } from '../wire.fixture.ts';
import { AllGames, GameListDetails, GameListSlice } from './queries.ts';

const games = (numbers: readonly number[], endCursor: string | null = null, title = 'Game') => {
  const edges = numbers.map((number) => ({
    __typename: 'GameEdge',
    node: wireGame(number, { title: `${title} ${number}` }),
  }));
  return wirePersonalized({ games: { ...wireGames({ from: 1, count: 0, total: 9, endCursor }), edges } });
};
const titles = () => screen.queryAllByRole('link', { name: /^\w+ \d+$/ }).map(({ textContent }) => textContent);

/** The page and, in its stead, a game. */
const Page = ({ children }: { children: ReactNode }) => (useLocation().pathname.endsWith('/games/') ? children : null);

async function openGames() {
  const part = (
    <Page>
      <GamesPage />
    </Page>
  );
  const scene = await renderScene(part, {
    features: [gamesFeature()],
    path: '/en/games/',
    answers: { AllGames: games([1, 2, 3], 'c3') },
  });
  expect(titles()).toEqual(['Game 1', 'Game 2', 'Game 3']);
  return {
    ...scene,
    async comeWith(answer: unknown) {
      scene.answer({ AllGames: answer });
      await act(async () => scene.client.refetch(AllGames));
      await untilIdle();
    },
  };
}

describe('games on screen', () => {
  it('are all in the language of the page after several pages', async () => {
    const scene = await openGames();
    scene.answer({ AllGames: games([4, 5]) });
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    scene.answer({ AllGames: games([1, 2, 3], null, 'Peli') });
    await act(() => scene.router.navigate('/fi/games/'));
    await waitFor(() => expect(titles()).toEqual(['Peli 1', 'Peli 2', 'Peli 3']));
  });

  it('keep their place and are updated there when another answer comes, until the next visit', async () => {
    const scene = await openGames();
    await scene.comeWith(games([4, 3, 1], 'c1', 'New'));
    expect(titles()).toEqual(['New 1', 'Game 2', 'New 3']);

    await act(() => scene.router.navigate('/en/games/game-1/'));
    await act(() => scene.router.navigate(-1));
    expect(titles()).toEqual(['New 4', 'New 3', 'New 1']);
  });

  it('are followed by those that the other answer has added, each once', async () => {
    const scene = await openGames();
    await scene.comeWith(games([4, 3, 1], 'c1'));
    scene.answer({ AllGames: games([2, 5]) });
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4', 'Game 5']));
    expect(scene.sent.at(-1)?.variables).toMatchObject({ after: 'c1' });
  });

  it('stay while those of another market are requested, and keep their place then', async () => {
    const scene = await openGames();
    let arrive = () => {};
    scene.answer({
      AllGames: new Promise((resolve) => (arrive = () => resolve(games([3, 2, 1], 'c1', 'New')))),
      Wallet: wireViewer({ wallet: { ...wireWallet, currency: 'USD' } }),
    });
    await act(async () => scene.client.refetchTypes(['Wallet']));
    await waitFor(() => expect(scene.sent.at(-1)?.variables).toMatchObject({ currencyCode: 'USD' }));
    expect(titles()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Show more games' })).toBeEnabled();
    await act(async () => arrive());
    await waitFor(() => expect(titles()).toEqual(['New 1', 'New 2', 'New 3']));
  });

  it('are those of the answer in another language, at once', async () => {
    const scene = await openGames();
    scene.answer({ AllGames: games([3, 1, 4], null, 'Peli') });
    await act(() => scene.router.navigate('/fi/games/'));
    await waitFor(() => expect(titles()).toEqual(['Peli 3', 'Peli 1', 'Peli 4']));
  });

  it('stay where those of another market cannot be had', async () => {
    const scene = await openGames();
    scene.answer({
      AllGames: { errors: [{ message: 'Broken' }] },
      Wallet: wireViewer({ wallet: { ...wireWallet, currency: 'USD' } }),
    });
    await act(async () => scene.client.refetchTypes(['Wallet']));
    await waitFor(() => expect(scene.sent.at(-1)?.variables).toMatchObject({ currencyCode: 'USD' }));
    await untilIdle();
    expect(titles()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each([
  ['without a game', wireList({ from: 1, count: 0, total: 0 })],
  ['that there is not', wirePersonalized({ listOfGames: null })],
])('a row %s does not push away what is below it, when it gets some', async (_, empty) => {
  const scene = await renderScene(<GameListCarousel slug="slots" />, { answers: answersOfList(empty) });
  scene.answer(answersOfList(wireList({ from: 1, count: 2, total: 2 })));
  await act(async () => scene.client.refetch(GameListSlice, GameListDetails));
  await untilIdle();
  expect(titles()).toEqual([]);
  scene.unmount();
});
