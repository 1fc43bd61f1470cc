import { createStore, useStore } from '@lobby/host';
import { local } from '@lobby/storage';
import { recentlyPlayedLimit } from '../constants.ts';

/** One game on the list; `isLive` feeds the flag that tells what kind of game was played last. */
export interface PlayedGame {
  lookupId: string;
  isLive: boolean;
}

const ids = createStore<readonly string[] | null>(null);
const read = (): readonly string[] => ids.get() ?? local.read('recentlyPlayedGames') ?? [];

function write(next: readonly string[], lastIsLive: boolean): void {
  const kept = [...new Set(next)].slice(0, recentlyPlayedLimit);
  local.write('recentlyPlayedGames', kept);
  local.write('lastPlayedGameIsLive', lastIsLive);
  ids.set(kept);
}

/** Puts a launched game first. Kept on this device with or without consent. */
export function rememberPlayed({ lookupId, isLive }: PlayedGame): void {
  write([lookupId, ...read()], isLive);
}

/** Takes over what the server knows from all devices, newest first; nothing known changes nothing. */
export function replacePlayed(games: readonly PlayedGame[]): void {
  const [newest] = games;
  if (newest)
    write(
      games.map(({ lookupId }) => lookupId),
      newest.isLive,
    );
}

/** Ids of the games played last, newest first, at most five (R-9-023). */
export function useRecentlyPlayed(): readonly string[] {
  return useStore(ids) ?? read();
}
