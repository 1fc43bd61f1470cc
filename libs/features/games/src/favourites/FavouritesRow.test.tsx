import { local } from '@lobby/storage';
import { renderScene, type SceneOptions, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import { FavouritesPlace } from '../lobby/FavouritesPlace.tsx';
import { rejection } from '../wire.fixture.ts';
import { heart } from './favourites.fixture.tsx';
import { platformWith } from './platform.fixture.ts';
import FavouritesWatch from './FavouritesWatch.tsx';

beforeEach(() => localStorage.clear());

/** Of a lobby whose content has come already, or not. */
function renderRow(answers: object, { isFree = true, ...options }: SceneOptions & { isFree?: boolean } = {}) {
  const place = (
    <>
      <FavouritesWatch />
      <FavouritesPlace isFree={isFree} />
    </>
  );
  return renderScene(place, { features: [gamesFeature()], ...options, answers: { ...answers } });
}
const row = () => screen.queryByRole('region', { name: 'Favourites' });
const games = () =>
  within(row() ?? document.body)
    .queryAllByRole('link', { name: /^Game/ })
    .map(({ textContent }) => textContent);

describe('the row of favourites', () => {
  it('shows them, the last marked first, and leads to their page', async () => {
    await renderRow(platformWith('g3', 'g1').answers);
    await waitFor(() => expect(games()).toEqual(['Game 3', 'Game 1']));
    expect(within(row()!).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/favourites/');
  });

  it('moves nothing while it is on screen: what is changed shows with the next visit', async () => {
    const platform = platformWith('g3', 'g1');
    const scene = await renderRow(platform.answers);
    await waitFor(() => expect(games()).toEqual(['Game 3', 'Game 1']));
    fireEvent.click(await screen.findByRole('button', { name: 'Favourite: Game 3' }));
    platform.set({ changeId: 'c', lookupId: 'g2', isFavourite: true });
    await act(async () => scene.client.refetchTypes(['FavouriteGames']));
    await waitFor(() => expect(platform.marked()).toEqual(['g2', 'g1']));
    await untilIdle();
    expect(games()).toEqual(['Game 3', 'Game 1']);
    expect(heart(3)).toHaveAttribute('aria-pressed', 'false');
    scene.unmount();

    await renderRow(platform.answers);
    await waitFor(() => expect(games()).toEqual(['Game 2', 'Game 1']));
  });

  it('waits for the next visit where it would push away what is on screen', async () => {
    const platform = platformWith('g1');
    const { unmount, container } = await renderRow(platform.answers, { isFree: false });
    await untilIdle();
    expect(container.querySelector('[aria-hidden], a')).toBeNull();
    expect(local.read('hasFavouriteGames')).toBe(true);
    unmount();

    await renderRow(platform.answers, { isFree: false });
    await waitFor(() => expect(games()).toEqual(['Game 1']));
  });

  it('has its room from the first paint on for who had some', async () => {
    local.write('hasFavouriteGames', true);
    const { served, container } = await renderRow(platformWith('g1').answers, { prerendered: true });
    expect(served).toContain('aria-hidden');
    expect(served).not.toMatch(/<a |<h2/);
    await waitFor(() => expect(games()).toEqual(['Game 1']));
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  it('is nothing for who has none, and forgets the room that it had', async () => {
    local.write('hasFavouriteGames', true);
    const { container } = await renderRow(platformWith().answers);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(local.read('hasFavouriteGames')).toBeNull();
  });

  it.each([
    ['a visitor', platformWith('g1').answers, true],
    ['a platform without favourites', { FavouriteGames: rejection }, false],
  ])('is nothing for %s', async (_, answers, visitor) => {
    const { container, names } = await renderRow(answers, { visitor });
    await untilIdle();
    expect(container).toBeEmptyDOMElement();
    expect(names()).not.toContain('GamesById');
  });

  it('is as usual for a player who takes a break', async () => {
    const timeouts = { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' };
    await renderRow({
      ...platformWith('g1').answers,
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet }),
    });
    await waitFor(() => expect(games()).toEqual(['Game 1']));
  });
});
