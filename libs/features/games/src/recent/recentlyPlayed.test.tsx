import { sessionKey } from '@lobby/auth';
import { cookies } from '@lobby/storage';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';
import { type PlayedGame, rememberPlayed, replacePlayed } from './recentlyPlayed.ts';
import { RecentlyPlayedRow } from './RecentlyPlayedRow.tsx';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const play = (lookupId: string, isLive = false) => rememberPlayed({ lookupId, isLive }, sessionKey());
const replace = (games: readonly PlayedGame[]) => replacePlayed(games, sessionKey());

describe('recently played games', () => {
  it('stores the last five games, newest first, each once (R-9-023, R-1-016, R-3-077)', () => {
    for (const id of ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g3']) play(id);
    expect(stored('recentlyPlayedGames')).toEqual(['g3', 'g6', 'g5', 'g4', 'g2']);
  });

  it('stores no id that cannot be sent in a header', () => {
    localStorage.clear();
    play('g1');
    for (const id of ['g\r\n2', 'gä', 'g1,g2', '']) play(id);
    expect(stored('recentlyPlayedGames')).toEqual(['g1']);
  });

  it('stores whether the last game was a live game (R-3-077)', () => {
    play('g1', true);
    expect(stored('lastPlayedGameIsLive')).toBe(true);
    play('g2');
    expect(stored('lastPlayedGameIsLive')).toBe(false);
  });

  it('replaces the list by the server’s, but never by an empty one', () => {
    play('g1');
    replace([
      { lookupId: 'g8', isLive: true },
      { lookupId: 'g1', isLive: false },
    ]);
    replace([]);
    expect(stored('recentlyPlayedGames')).toEqual(['g8', 'g1']);
    expect(stored('lastPlayedGameIsLive')).toBe(true);
  });

  it('shows the games as a row of the lobby, and updates it (R-1-016)', async () => {
    replace([{ lookupId: 'g2', isLive: false }]);
    const scene = await renderScene(<RecentlyPlayedRow />, {
      answers: { GamesById: wirePersonalized({ gamesByLookupId: [wireGame(2)] }) },
    });
    const requested = () => scene.sent.findLast(({ operationName }) => operationName === 'GamesById');
    expect(requested()?.variables).toMatchObject({ lookupIds: ['g2'] });
    expect(screen.getByRole('heading', { name: 'Recently played' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Game 2' })).toBeVisible();

    act(() => play('g7'));
    await waitFor(() => expect(requested()?.variables).toMatchObject({ lookupIds: ['g7', 'g2'] }));
  });

  it('keeps and shows games that other tabs have added meanwhile (R-1-016)', async () => {
    play('g1');
    const scene = await renderScene(<RecentlyPlayedRow />, {
      answers: { GamesById: wirePersonalized({ gamesByLookupId: [wireGame(1)] }) },
    });
    localStorage.setItem('recentlyPlayedGames', '["g4","g1"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recentlyPlayedGames' })));
    await waitFor(() => expect(scene.sent.at(-1)?.variables).toMatchObject({ lookupIds: ['g4', 'g1'] }));
    localStorage.setItem('recentlyPlayedGames', '["g5","g4","g1"]');
    act(() => play('g7'));
    expect(stored('recentlyPlayedGames')).toEqual(['g7', 'g5', 'g4', 'g1']);
    await untilIdle();
  });

  it('stores nothing for a session that has ended meanwhile (A-150)', () => {
    play('g2');
    const before = stored('recentlyPlayedGames');
    cookies.set('sessionInfo', '{"startedAt":1}');
    const endedSession = sessionKey();
    cookies.remove('sessionInfo');
    rememberPlayed({ lookupId: 'g9', isLive: false }, endedSession);
    replacePlayed([{ lookupId: 'g9', isLive: false }], endedSession);
    expect(stored('recentlyPlayedGames')).toEqual(before);
  });

  it('shows no games that another tab has removed while the row was unmounted (A-150)', async () => {
    play('g1');
    const answers = { GamesById: wirePersonalized({ gamesByLookupId: [wireGame(1)] }) };
    const { unmount } = await renderScene(<RecentlyPlayedRow />, { answers });
    unmount();
    localStorage.removeItem('recentlyPlayedGames');
    await renderScene(<RecentlyPlayedRow />, { answers });
    expect(screen.queryByRole('heading', { name: 'Recently played' })).toBeNull();
  });

  it('shows the games after hydration: a prerendered page has their placeholder alone (R-1-016)', async () => {
    play('g1');
    const { served, container } = await renderScene(<RecentlyPlayedRow />, {
      visitor: true,
      prerendered: true,
      answers: { GamesById: wirePersonalized({ gamesByLookupId: [wireGame(1)] }) },
    });
    expect(served).toContain('aria-hidden');
    expect(served).not.toMatch(/<a |<h2/);
    expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  it('is nothing after hydration for who has not played', async () => {
    localStorage.clear();
    const { container } = await renderScene(<RecentlyPlayedRow />, { visitor: true, prerendered: true });
    await untilIdle();
    expect(container).toBeEmptyDOMElement();
  });
});
