import { deviceTime } from '@lobby/runtime';
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
  /** When the player last authenticated, in seconds since 1970: another tab may have required it since, with the same `sid`. */
  authTime: v.optional(v.number()),
  /** The brand's realm: a lobby on the domain above may be of another. Absent from sessions of older releases. */
  issuer: v.optional(v.string()),
  /** The ends of the session's tokens, by which they differ from those of a lobby on the domain above. */
  tokenEnds: v.optional(v.array(v.string())),
});
export type SessionInfo = v.InferOutput<typeof schema>;

const parseSessionInfos = memoizeLast((lines: string) => lines.split('\n').flatMap(parseSessionInfo));

function parseSessionInfo(cookie: string): SessionInfo[] {
  try {
    const result = v.safeParse(schema, JSON.parse(cookie));
    return result.success ? [result.output] : [];
  } catch {
    return [];
  }
}

let ownIssuer: string | undefined;
let unremoved: readonly string[] = [];

/** To be called before a session is read: those of other lobbies are nobody's here. */
export function setOwnIssuer(issuer: string): void {
  ownIssuer = issuer;
  unremoved = local.read('unremovedSession') ?? [];
}

export const isOfOtherIssuer = (issuer: string | undefined): boolean =>
  issuer !== undefined && ownIssuer !== undefined && issuer !== ownIssuer;

export const tokenEnd = (token: string): string => token.slice(-12);
export const keyOf = ({ sid, startedAt }: Partial<SessionInfo>): string => `${sid} ${startedAt}`;

/** Whether this key of a session, or end of a token, is of a session that could not be removed: it has ended here all the same. */
export const isUnremoved = (keyOrEnd: string): boolean => unremoved.includes(keyOrEnd);

export function storeUnremoved(tokens: readonly (string | null)[]): void {
  unremoved = [sessionKey(), ...tokens.map((token) => token && tokenEnd(token))].filter((end) => end !== null);
  local.write('unremovedSession', [...unremoved]);
}

/** This brand's session, and whether the browser shows a lobby's on the domain above beside it, or alone. */
export function readSessions(mayLag = false): { own: SessionInfo | null; hasOthers: boolean } {
  const infos = parseSessionInfos(cookies.getAll('sessionInfo', { mayLag }).join('\n'));
  const possible = infos.filter((info) => !isOfOtherIssuer(info.issuer) && !isUnremoved(keyOf(info)));
  const ofBrand = possible.filter(({ issuer }) => issuer === ownIssuer);
  // The lobby above is of the brand as well: what was last written here counts, which browsers give after what was there before.
  const isOfHere = (info: SessionInfo) => ofBrand.length > 1 && keyOf(info) === local.read('playerSession');
  // Without its issuer, it may be of an older release of either lobby.
  const own = ofBrand.findLast(isOfHere) ?? ofBrand.at(-1) ?? possible[0] ?? null;
  return { own, hasOthers: infos.some((info) => info !== own) };
}

/** The session's cookie, which all tabs share; null for visitors. `mayLag`: see `cookies.get`. */
export const readSessionInfo = (mayLag = false): SessionInfo | null => readSessions(mayLag).own;

/** Identifies a session in every tab; a renewal keeps it. The start distinguishes sessions whose tokens carry no `sid`. Null for visitors. */
export function sessionKey(mayLag = false): string | null {
  const info = readSessionInfo(mayLag);
  return info && keyOf(info);
}

interface NewSession {
  sid?: string;
  expiresAt?: number;
  authTime?: number;
  /** Those that have just been written. */
  tokens?: readonly (string | null | undefined)[];
}

/** Keeps the start while the `sid` stays the same. To be written after the tokens: see `Auth.getAccessToken`. */
export function writeSessionInfo({ sid, expiresAt, authTime, tokens = [] }: NewSession): void {
  const known = readSessionInfo();
  const goesOn = known !== null && known.sid === sid;
  const info: SessionInfo = {
    sid,
    expiresAt,
    authTime,
    issuer: ownIssuer,
    tokenEnds: tokens.filter((token) => typeof token === 'string').map(tokenEnd),
    startedAt: goesOn ? known.startedAt : deviceTime(),
  };
  cookies.set('sessionInfo', JSON.stringify(info));
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
