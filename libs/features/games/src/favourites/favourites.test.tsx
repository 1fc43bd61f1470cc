import { cookies, local, session } from '@lobby/storage';
import { overrideTimings, renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { timings } from '../timings.ts';
import { rejection } from '../wire.fixture.ts';
import { findHeart, heart, renderHearts } from './favourites.fixture.tsx';
import { platformWith } from './platform.fixture.ts';
import FavouritesMenu from './FavouritesMenu.tsx';
import FavouritesWatch from './FavouritesWatch.tsx';

const offline = () => new Error('offline');
const isPressed = (number: number) => heart(number).getAttribute('aria-pressed');
type Scene = Awaited<ReturnType<typeof renderHearts>>;
const changesSent = ({ sent }: Scene) =>
  sent
    .filter(({ operationName }) => operationName === 'SetFavouriteGame')
    .map(({ variables }) => variables as { changeId: string; lookupId: string; isFavourite: boolean });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});
// What a test has begun is no request of the next one.
afterEach(untilIdle);

/** Locks of one browser for all of its tabs: each task waits for those before it. */
function provideLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => (last = last.then(task, task));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const storedChanges = () => local.read('favouriteChanges')?.changes ?? [];
/** As another tab does: browsers notify all tabs but the one that writes. */
function storeFromOtherTab(changes: ReturnType<typeof storedChanges>): void {
  if (changes.length > 0) local.write('favouriteChanges', { session: '', changes });
  else local.remove('favouriteChanges');
  const newValue = localStorage.getItem('favouriteChanges');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favouriteChanges', newValue })));
}

const rejectedAs = (type: string) => ({ errors: [{ message: 'No', extensions: { type } }] });

describe('the heart of a game', () => {
  it('says which games the player has marked', async () => {
    await renderHearts(platformWith('g2').answers);
    expect(await findHeart(2)).toHaveAttribute('aria-pressed', 'true');
    expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  });

  it('marks a game at once, before the platform has answered, and takes the mark away', async () => {
    const platform = platformWith();
    const answer = Promise.withResolvers<unknown>();
    const scene = await renderHearts({ ...platform.answers, SetFavouriteGame: answer.promise });
    fireEvent.click(await findHeart(1));
    expect(isPressed(1)).toBe('true');
    expect(isPressed(2)).toBe('false');

    const [change] = await waitFor(() => {
      expect(changesSent(scene)).toHaveLength(1);
      return changesSent(scene);
    });
    expect(change).toMatchObject({ lookupId: 'g1', isFavourite: true });
    answer.resolve(platform.set(change!));
    await untilIdle();
    expect(isPressed(1)).toBe('true');
    expect(local.read('favouriteChanges')).toBeNull();

    scene.answer(platform.answers);
    fireEvent.click(heart(1));
    expect(isPressed(1)).toBe('false');
    await waitFor(() => expect(platform.marked()).toEqual([]));
  });

  it('sends the last of several presses last', async () => {
    const platform = platformWith();
    const scene = await renderHearts(platform.answers);
    fireEvent.click(await findHeart(1));
    fireEvent.click(heart(2));
    fireEvent.click(heart(1));
    await waitFor(() => expect(local.read('favouriteChanges')).toBeNull());
    expect(platform.marked()).toEqual(['g2']);
    expect(isPressed(1)).toBe('false');
    const changes = changesSent(scene);
    expect(new Set(changes.map(({ changeId }) => changeId)).size).toBe(changes.length);
  });

  it('sends a change again under the same id where the answer was lost, which undoes nothing that another device has changed', async () => {
    overrideTimings(timings, { favouriteRetryDelay: 1 });
    const platform = platformWith();
    const scene = await renderHearts({
      ...platform.answers,
      SetFavouriteGame: (change: Parameters<typeof platform.set>[0]) => {
        platform.set(change);
        // Meanwhile on another device.
        platform.set({ ...change, changeId: 'other', isFavourite: false });
        scene.answer({ SetFavouriteGame: platform.set });
        return offline();
      },
    });
    fireEvent.click(await findHeart(1));
    await waitFor(() => expect(isPressed(1)).toBe('false'));
    expect(platform.marked()).toEqual([]);
    const [first, second] = changesSent(scene);
    expect(second).toEqual(first);
  });

  it('keeps what was changed without a network over a reload, and sends it once there is one', async () => {
    const platform = platformWith('g2');
    const { unmount, ...first } = await renderHearts({ ...platform.answers, SetFavouriteGame: offline });
    fireEvent.click(await findHeart(1));
    await untilIdle();
    expect(isPressed(1)).toBe('true');
    unmount();

    const scene = await renderHearts({ ...platform.answers, SetFavouriteGame: offline });
    await findHeart(1);
    expect(isPressed(1)).toBe('true');
    scene.answer(platform.answers);
    await untilIdle();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(platform.marked()).toEqual(['g1', 'g2']));
    expect(changesSent(scene).at(-1)).toEqual(changesSent(first as Scene)[0]);
    await waitFor(() => expect(local.read('favouriteChanges')).toBeNull());
  });

  it('sends nothing that another session has left unsent', async () => {
    const left = { id: 'c1', lookupId: 'g1', isFavourite: true };
    local.write('favouriteChanges', { session: 'another', changes: [left] });
    const scene = await renderHearts(platformWith().answers);
    await findHeart(1);
    await untilIdle();
    expect(isPressed(1)).toBe('false');
    expect(changesSent(scene)).toEqual([]);
  });

  it('stores nothing for a session that has ended meanwhile', async () => {
    await renderHearts(platformWith().answers);
    await findHeart(1);
    cookies.set('sessionInfo', '{"startedAt":1}');
    fireEvent.click(heart(1));
    await untilIdle();
    expect(local.read('favouriteChanges')).toBeNull();
    expect(local.read('hasFavouriteGames')).toBeNull();
    cookies.remove('sessionInfo');
  });

  it('follows what another device has changed', async () => {
    const platform = platformWith('g1');
    const scene = await renderHearts(platform.answers);
    await findHeart(1);
    platform.set({ changeId: 'c1', lookupId: 'g1', isFavourite: false });
    platform.set({ changeId: 'c2', lookupId: 'g2', isFavourite: true });
    await act(async () => scene.client.refetchTypes(['FavouriteGames']));
    await waitFor(() => expect(isPressed(2)).toBe('true'));
    expect(isPressed(1)).toBe('false');
  });

  it('follows what another tab has sent', async () => {
    const platform = platformWith();
    await renderHearts(platform.answers);
    await findHeart(1);
    platform.set({ changeId: 'c1', lookupId: 'g1', isFavourite: true });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favouriteChanges', newValue: null })));
    await waitFor(() => expect(isPressed(1)).toBe('true'));
  });

  it('stays as it is while another tab sends several changes', async () => {
    const platform = platformWith('g2');
    const scene = await renderHearts({ ...platform.answers, SetFavouriteGame: new Promise(() => {}) });
    fireEvent.click(await findHeart(1));
    fireEvent.click(heart(2));
    scene.answer({ FavouriteGames: new Promise(() => {}) });
    storeFromOtherTab(storedChanges().slice(1));
    await untilIdle();
    expect(isPressed(1)).toBe('true');
    expect(isPressed(2)).toBe('false');
    expect(local.read('hasFavouriteGames')).toBe(true);
  });

  it('shows what the platform has made of a change that another tab has sent', async () => {
    const platform = platformWith();
    await renderHearts({ ...platform.answers, SetFavouriteGame: new Promise(() => {}) });
    fireEvent.click(await findHeart(1));
    fireEvent.click(heart(2));
    // The platform has rejected the first of them.
    storeFromOtherTab(storedChanges().slice(1));
    await waitFor(() => expect(isPressed(1)).toBe('false'));
    expect(isPressed(2)).toBe('true');
  });

  it('stays as it is where the platform does not list them after another tab has sent a change', async () => {
    const scene = await renderHearts({ ...platformWith().answers, SetFavouriteGame: new Promise(() => {}) });
    fireEvent.click(await findHeart(1));
    scene.answer({ FavouriteGames: rejectedAs('$Busy') });
    storeFromOtherTab([]);
    await untilIdle();
    expect(isPressed(1)).toBe('true');
  });

  it('sends a change from one tab alone', async () => {
    provideLocks();
    const platform = platformWith();
    const answer = Promise.withResolvers<unknown>();
    const first = await renderHearts({ ...platform.answers, SetFavouriteGame: answer.promise });
    fireEvent.click(await findHeart(1));
    await waitFor(() => expect(changesSent(first)).toHaveLength(1));

    const second = await renderScene(<FavouritesWatch />, { answers: platform.answers });
    await untilIdle();
    expect(second.names()).toContain('FavouriteGames');
    answer.resolve(platform.set(changesSent(first)[0]!));
    await waitFor(() => expect(storedChanges()).toEqual([]));
    await untilIdle();
    expect(changesSent(second)).toEqual([]);
    expect(platform.marked()).toEqual(['g1']);
  });

  it.each([
    ['$TooManyFavouriteGames', /^You have as many favourites as there is room for/],
    ['$GameNotAvailable', /^This game is not offered where you are/],
    ['$AccountClosed', /^Your favourites could not be changed/],
  ])('takes the mark back and says why: %s', async (type, text) => {
    await renderHearts({ ...platformWith().answers, SetFavouriteGame: rejectedAs(type) });
    fireEvent.click(await findHeart(1));
    expect(await screen.findByText(text)).toBeVisible();
    expect(isPressed(1)).toBe('false');
    expect(local.read('favouriteChanges')).toBeNull();
  });

  it('gives up a change that the platform keeps rejecting by an unknown error, and sends the later ones', async () => {
    overrideTimings(timings, { favouriteRetryDelay: 1 });
    const platform = platformWith();
    const scene = await renderHearts({
      ...platform.answers,
      SetFavouriteGame: (change: Parameters<typeof platform.set>[0]) =>
        change.lookupId === 'g1' ? rejectedAs('$SomeRule') : platform.set(change),
    });
    fireEvent.click(await findHeart(1));
    fireEvent.click(heart(2));
    expect(await screen.findByText(/^Your favourites could not be changed/)).toBeVisible();
    await waitFor(() => expect(platform.marked()).toEqual(['g2']));
    expect(isPressed(1)).toBe('false');
    expect(isPressed(2)).toBe('true');
    const first = changesSent(scene).filter(({ lookupId }) => lookupId === 'g1');
    expect(new Set(first.map(({ changeId }) => changeId)).size).toBe(1);
    expect(first).toHaveLength(4);
  });

  it.each([
    ['has no network', offline],
    ['is down', () => Response.json(rejectedAs('$Down'), { status: 503 })],
  ])('keeps a change, however often it %s', async (_, failure) => {
    overrideTimings(timings, { favouriteRetryDelay: 1, maxFavouriteRetryDelay: 1 });
    const platform = platformWith();
    const scene = await renderHearts({ ...platform.answers, SetFavouriteGame: failure });
    fireEvent.click(await findHeart(1));
    await waitFor(() => expect(changesSent(scene).length).toBeGreaterThan(6));
    expect(isPressed(1)).toBe('true');
    scene.answer(platform.answers);
    await waitFor(() => expect(platform.marked()).toEqual(['g1']));
    await waitFor(() => expect(storedChanges()).toEqual([]));
  });

  it.each([true, false])('is not there where the platform keeps no favourites (visitor: %s)', async (visitor) => {
    await renderHearts({ FavouriteGames: rejection, FavouriteGamesLimit: rejection }, { visitor });
    await untilIdle();
    expect(screen.getAllByRole('link', { name: /^Game/ })).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a visitor’s heart', () => {
  it('leads to the sign-in, and marks the game after it', async () => {
    const platform = platformWith('g2');
    const visit = await renderHearts(platform.answers, { visitor: true, path: '/en/game-list/slots/?a=1' });
    expect(await findHeart(1)).not.toHaveAttribute('aria-pressed');
    expect(visit.names()).not.toContain('FavouriteGames');
    fireEvent.click(heart(1));
    expect(visit.address()).toBe(`/en/login/?redir=${encodeURIComponent('/en/game-list/slots/?a=1')}`);
    expect(changesSent(visit)).toEqual([]);
    visit.unmount();

    await renderHearts(platform.answers);
    await waitFor(() => expect(platform.marked()).toEqual(['g1', 'g2']));
    expect(isPressed(1)).toBe('true');
    expect(session.read('favouriteOfVisitor')).toBeNull();
  });

  it('is forgotten where the visitor is back on a page with games, without a session', async () => {
    const visit = await renderHearts(platformWith().answers, { visitor: true });
    fireEvent.click(await findHeart(1));
    // More games of the page that leads to the sign-in.
    const more = await renderHearts(platformWith().answers, { visitor: true });
    expect(session.read('favouriteOfVisitor')).toMatchObject({ lookupId: 'g1' });
    more.unmount();
    visit.unmount();

    await renderHearts(platformWith().answers, { visitor: true });
    await findHeart(1);
    expect(session.read('favouriteOfVisitor')).toBeNull();
  });

  it('is not the player’s who signs in ten minutes later', async () => {
    session.write('favouriteOfVisitor', { lookupId: 'g1', at: Date.now() - 600_000 });
    const scene = await renderHearts(platformWith().answers);
    await findHeart(1);
    await untilIdle();
    expect(changesSent(scene)).toEqual([]);
    expect(session.read('favouriteOfVisitor')).toBeNull();
  });
});

describe('a page without games', () => {
  it('sends what an earlier page could not send', async () => {
    const platform = platformWith();
    local.write('favouriteChanges', { session: '', changes: [{ id: 'c1', lookupId: 'g1', isFavourite: true }] });
    await renderScene(<FavouritesWatch />, { answers: platform.answers });
    await waitFor(() => expect(platform.marked()).toEqual(['g1']));
    await waitFor(() => expect(storedChanges()).toEqual([]));
  });

  it('marks what the visitor had marked before the sign-in', async () => {
    const platform = platformWith();
    session.write('favouriteOfVisitor', { lookupId: 'g1', at: Date.now() });
    await renderScene(<FavouritesWatch />, { answers: platform.answers });
    await waitFor(() => expect(platform.marked()).toEqual(['g1']));
  });

  it('asks the platform for nothing where nothing is left', async () => {
    const { names } = await renderScene(<FavouritesWatch />, { answers: platformWith().answers });
    await untilIdle();
    expect(names()).not.toContain('FavouriteGames');
  });
});

describe('the menu', () => {
  const renderMenu = (answers: object, visitor = false) =>
    renderScene(<FavouritesMenu close={() => {}} />, { answers: { ...answers }, visitor });
  const entry = () => screen.queryByRole('link', { name: 'Favourites' });

  it('leads players to their favourites, where the platform keeps them', async () => {
    await renderMenu(platformWith().answers);
    expect(entry()).toHaveAttribute('href', '/en/favourites/');
  });

  it.each([
    ['visitors', platformWith().answers, true],
    ['a platform without favourites', { FavouriteGames: rejection }, false],
  ])('has no such entry for %s', async (_, answers, visitor) => {
    await renderMenu(answers, visitor);
    expect(entry()).toBeNull();
  });
});
