import { frameWith, renderFrame, renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { heart } from '../favourites/favourites.fixture.tsx';
import { platformWith } from '../favourites/platform.fixture.ts';
import FavouritesWatch from '../favourites/FavouritesWatch.tsx';
import { rejection } from '../wire.fixture.ts';
import FavouritesPage from './FavouritesPage.tsx';

const path = '/en/favourites/';
const page = (
  <>
    <FavouritesWatch />
    <FavouritesPage />
  </>
);
const renderPage = (answers: object) => renderScene(page, { path, answers: { ...answers } });
const games = () =>
  within(screen.getByRole('list', { name: 'Favourites' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the page of favourites', () => {
  it('shows the games that the player has marked, the last one first', async () => {
    await renderPage(platformWith('g4', 'g2').answers);
    expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await waitFor(() => expect(games()).toEqual(['Game 4', 'Game 2']));
    expect(screen.getByText('2 games')).toBeVisible();
  });

  it('keeps a game that loses its mark in its place until the next visit', async () => {
    const platform = platformWith('g4', 'g2');
    const { unmount } = await renderPage(platform.answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Favourite: Game 4' }));
    await waitFor(() => expect(platform.marked()).toEqual(['g2']));
    expect(games()).toEqual(['Game 4', 'Game 2']);
    expect(heart(4)).toHaveAttribute('aria-pressed', 'false');
    unmount();
    await renderPage(platform.answers);
    await waitFor(() => expect(games()).toEqual(['Game 2']));
  });

  it('says how to mark one where there is none', async () => {
    const scene = await renderPage(platformWith().answers);
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.getByText(/Press the heart on a game/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games/');
    expect(scene.names()).not.toContain('GamesById');
  });

  it('leads nobody to games who may not play', async () => {
    const selfExclusionDetails = { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2999-01-01T00:00:00.000Z' };
    await renderPage({
      ...platformWith().answers,
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, selfExclusionDetails }, wallet: wireWallet }),
    });
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('tries again where the platform fails', async () => {
    const { answers } = platformWith('g4');
    const scene = await renderPage({ ...answers, FavouriteGames: { errors: [{ message: 'Broken' }] } });
    scene.answer(answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(games()).toEqual(['Game 4']));
  });

  it('says that it is not offered where the platform keeps none', async () => {
    await renderPage({ FavouriteGames: rejection });
    expect(await screen.findByText(/not offered|not available/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is a frame until its player is known', async () => {
    const frame = await renderFrame(<FavouritesPage />, { path });
    expect(frame).toEqual(frameWith('Favourites'));
  });
});
