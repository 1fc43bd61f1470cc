import { createStore, useStore } from '@lobby/host';
import { local } from '@lobby/storage';
import { useEffect } from 'react';
import { recentlyPlayedLimit } from '../constants.ts';

/** One game on the list; `isLive` feeds the flag that tells what kind of game was played last. */
export interface PlayedGame {
  lookupId: string;
  isLive: boolean;
}

const ids = createStore<readonly string[] | null>(null);
const stored = (): readonly string[] => local.read('recentlyPlayedGames') ?? [];

function write(next: readonly string[], lastIsLive: boolean): void {
  const kept = [...new Set(next)].slice(0, recentlyPlayedLimit);
  local.write('recentlyPlayedGames', kept);
  local.write('lastPlayedGameIsLive', lastIsLive);
  ids.set(kept);
}

/** Puts a launched game first. Kept on this device with or without consent. */
export function rememberPlayed({ lookupId, isLive }: PlayedGame): void {
  // Another tab may have played since this one last looked.
  write([lookupId, ...stored()], isLive);
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
  useEffect(function followOtherTabs() {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'recentlyPlayedGames') ids.set(stored());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return useStore(ids) ?? stored();
}
