import { cookies, local } from '@lobby/storage';
import * as v from 'valibot';

const schema = v.object({
  /** When the player signed in, in ms since 1970. */
  startedAt: v.number(),
  /** The provider's session id. */
  sid: v.optional(v.string()),
  /** When the access token expires, in seconds since 1970. */
  expiresAt: v.optional(v.number()),
});
type SessionInfo = v.InferOutput<typeof schema>;

/** What all tabs know of the session, from its cookie; null for visitors. */
export function readSessionInfo(): SessionInfo | null {
  try {
    const result = v.safeParse(schema, JSON.parse(cookies.get('sessionInfo') ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Tells one session from another in every tab; a renewal keeps it. The start counts where the tokens name no session. */
export function sessionKey(): string {
  const { sid, startedAt } = readSessionInfo() ?? {};
  return `${sid} ${startedAt}`;
}

/** Keeps the start of a session that goes on; another session id is another session. Written after the tokens. */
export function writeSessionInfo(session: { sid?: string; expiresAt?: number }): void {
  const known = readSessionInfo();
  const goesOn = known !== null && known.sid === session.sid;
  cookies.set('sessionInfo', JSON.stringify({ ...session, startedAt: goesOn ? known.startedAt : Date.now() }));
  clearEntriesOfOthers(sessionKey());
  local.write('playerSession', sessionKey());
}

const playerEntries = [
  'lastDeposit',
  'lastPlayedGameIsLive',
  'playerSession',
  'realityCheckAnswers',
  'recentlyPlayedGames',
] as const;

/** Removes what local storage has of the player. */
export function clearPlayerEntries(): void {
  for (const entry of playerEntries) local.remove(entry);
}

/**
 * Leaves nothing of another session's player to this one's, or to a visitor (null): a browser that is
 * closed drops the session's cookies, and keeps local storage. What a visitor has left stays.
 */
export function clearEntriesOfOthers(session: string | null): void {
  const owner = local.read('playerSession');
  if (owner !== null && owner !== session) clearPlayerEntries();
}
