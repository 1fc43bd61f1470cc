import { cookies, local } from '@lobby/storage';
import * as v from 'valibot';
import { memoizeLast } from './memoizeLast.ts';

const schema = v.object({
  /** When the player signed in, in ms since 1970. */
  startedAt: v.number(),
  /** The provider's session id. */
  sid: v.optional(v.string()),
  /** When the access token expires, in seconds since 1970. */
  expiresAt: v.optional(v.number()),
});
type SessionInfo = v.InferOutput<typeof schema>;

const parseSessionInfo = memoizeLast((cookie: string | null): SessionInfo | null => {
  try {
    const result = v.safeParse(schema, JSON.parse(cookie ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
});

/** The session's cookie, which all tabs share; null for visitors. `mayLag`: see `cookies.get`. */
export const readSessionInfo = (mayLag = false): SessionInfo | null =>
  parseSessionInfo(cookies.get('sessionInfo', { mayLag }));

/** Identifies a session in every tab; a renewal keeps it. The start distinguishes sessions whose tokens carry no `sid`. Null for visitors. */
export function sessionKey(mayLag = false): string | null {
  const info = readSessionInfo(mayLag);
  return info && `${info.sid} ${info.startedAt}`;
}

/** Keeps the start while the `sid` stays the same. To be written after the tokens: see `Auth.getAccessToken`. */
export function writeSessionInfo(session: { sid?: string; expiresAt?: number }): void {
  const known = readSessionInfo();
  const goesOn = known !== null && known.sid === session.sid;
  cookies.set('sessionInfo', JSON.stringify({ ...session, startedAt: goesOn ? known.startedAt : Date.now() }));
  const key = sessionKey();
  clearOtherSessionsEntries(key);
  if (key !== null) local.write('playerSession', key);
}

/**
 * Removes the local entries of another session's player; `null` is a visitor. A browser that is closed
 * drops session cookies but keeps local storage. Entries of a visitor stay.
 */
export function clearOtherSessionsEntries(session: string | null): void {
  const owner = local.read('playerSession');
  if (owner !== null && owner !== session) local.removeOfPlayer();
}
