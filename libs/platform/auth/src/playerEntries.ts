import { local } from '@lobby/storage';

const entries = [
  'lastDeposit',
  'lastPlayedGameIsLive',
  'playerSession',
  'realityCheckAnswers',
  'recentlyPlayedGames',
] as const;

/** Forgets what local storage has of the player. */
export function clearPlayerEntries(): void {
  for (const entry of entries) local.remove(entry);
}

/**
 * Leaves nothing of another session's player to this one's, or to a visitor (null): a browser that is
 * closed drops the session's cookies, and keeps local storage. What a visitor has left stays.
 */
export function clearEntriesOfOthers(session: string | null): void {
  const owner = local.read('playerSession');
  if (owner !== null && owner !== session) clearPlayerEntries();
}
