import { sessionKey } from '@lobby/auth';
import { useStore } from '@lobby/runtime';
import { local } from '@lobby/storage';
import * as v from 'valibot';

/** Games that are remembered (R-9-023). */
export const recentlyPlayedLimit = 5;

/** A game's id. It is sent in a header, with commas between ids: visible ASCII characters without the comma. */
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[!-+\--~]{1,100}$/));

/** One game on the list; `isLive` feeds the flag that tells what kind of game was played last. */
export interface PlayedGame {
  lookupId: string;
  isLive: boolean;
}

/**
 * Ids of the games played last; null where there are none to request. A prerendered page records the request without ids, which its inline
 * script fills in.
 */
export function storedPlayed(): readonly string[] | null {
  if (typeof window === 'undefined') return [];
  const ids = stored();
  return ids.length > 0 ? ids : null;
}

const listeners = new Set<() => void>();
const stored = (): readonly string[] => local.read('recentlyPlayedGames') ?? [];

function write(next: readonly string[], lastIsLive: boolean, session: string | null): void {
  // The end of that session has emptied the list, which may be another player's now.
  if (sessionKey() !== session) return;
  const ids = next.filter((id) => v.is(gameIdSchema, id));
  local.write('recentlyPlayedGames', [...new Set(ids)].slice(0, recentlyPlayedLimit));
  local.write('lastPlayedGameIsLive', lastIsLive);
  for (const listener of listeners) listener();
}

/**
 * Puts a launched game first, unless the session (its key) that launched it has ended. Stored with or
 * without consent.
 */
export function rememberPlayed({ lookupId, isLive }: PlayedGame, session: string | null): void {
  // Another tab may have played since this one last looked.
  write([lookupId, ...stored()], isLive, session);
}

/**
 * Replaces the list by the server's, which covers all devices, newest first, unless the session (its key)
 * that sent the request has ended. An empty list changes nothing.
 */
export function replacePlayed(games: readonly PlayedGame[], session: string | null): void {
  const [newest] = games;
  const ids = games.map(({ lookupId }) => lookupId);
  if (newest) write(ids, newest.isLive, session);
}

let seen: readonly string[] = [];
/** The stored ids, as the same array while they do not change: `useSyncExternalStore` compares by identity. */
function current(): readonly string[] {
  const ids = stored();
  if (ids.join('\n') !== seen.join('\n')) seen = ids;
  return seen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs change the list as well.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const none: readonly string[] = [];

/** Ids of the games played last, newest first, at most five (R-9-023); none in a prerendered page. */
export const useRecentlyPlayed = (): readonly string[] => useStore({ get: current, subscribe, getServer: () => none });
