import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Store } from '../store/index.ts';
import type { Presented, Proofs } from './dpop.ts';

/** Player and session of an access token. */
export interface Identity {
  playerId: string;
  /** The session that the token belongs to. */
  sid: string;
  /** Thumbprint of the key that the token is bound to. */
  jkt?: string;
  /** At the identity provider, in ms; null: the player has signed in without. */
  secondFactorAt?: number | null;
}
/** `unproven`, `nonce`: the token is bound to a key, and the proof of it is rejected, or needs a nonce. */
export type Authentication = Identity | 'none' | 'invalid' | 'ended' | 'unproven' | 'nonce';

/** @param presented for a token that is bound to a key, which is rejected without */
export type Authenticate = (token: string | undefined, presented?: Presented) => Promise<Authentication>;

/** Who a token that the operator has signed for the support vendor is about. */
export interface ChatPlayer {
  playerId: string;
  name: string;
}

/** Tokens of the custom sign-in flows. */
export interface CustomTokens {
  issue(playerId: string, sid: string): Promise<string>;
  refresh(refreshToken: string): Promise<{ accessToken: string; refreshToken: string } | undefined>;
  /** By which the support vendor knows the player. */
  chatToken(playerId: string): Promise<string>;
  /** What the vendor reads in it, by the secret that it shares with the platform; undefined for a token that is not valid. */
  verifyChatToken(token: string): Promise<ChatPlayer | undefined>;
}

const issuer = 'lobby-platform';
const lifetimeSeconds = 5 * 60;

function secretOf(store: Store): Uint8Array {
  let secret = store.documents.get<string>('setting', 'tokenSecret');
  if (!secret) store.documents.put('setting', 'tokenSecret', (secret = randomBytes(32).toString('base64')));
  return Buffer.from(secret, 'base64');
}

/** Tokens of the custom sign-in flows: short-lived JWTs and single-use refresh tokens. */
export function createCustomTokens(store: Store): CustomTokens {
  const sign = (claims: Record<string, unknown>, subject: string, audience: string) => {
    const now = Math.floor(store.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(secretOf(store));
  };
  const issue = (playerId: string, sid: string) => sign({ sid, player_id: playerId }, playerId, 'lobby');
  return {
    issue,
    async refresh(refreshToken) {
      const rotated = store.sessions.rotate(refreshToken);
      if (!rotated) return undefined;
      const { session } = rotated;
      return { accessToken: await issue(session.playerId, session.id), refreshToken: rotated.refreshToken };
    },
    chatToken(playerId) {
      const { email, profile } = store.players.find(playerId) ?? {};
      const { firstName, lastName } = profile?.personalInfo ?? {};
      const name = [firstName, lastName].filter(Boolean).join(' ') || email;
      return sign({ external_id: playerId, scope: 'user', name, email }, playerId, 'chat');
    },
    async verifyChatToken(token) {
      try {
        const options = { issuer, audience: 'chat', currentDate: new Date(store.now()) };
        const { payload } = await jwtVerify<{ external_id: string; name: string }>(token, secretOf(store), options);
        return { playerId: payload.external_id, name: payload.name };
      } catch {
        return undefined;
      }
    },
  };
}

async function verifyCustom(store: Store, token: string): Promise<Identity | undefined> {
  try {
    const options = { issuer, audience: 'lobby', currentDate: new Date(store.now()) };
    const { payload } = await jwtVerify<{ sid: string }>(token, secretOf(store), options);
    return payload.sub ? { playerId: payload.sub, sid: payload.sid } : undefined;
  } catch {
    return undefined;
  }
}

/** While sessions are single: the provider has ended its own ones at this sign-in, but knows no others. */
function endCustomSessions(store: Store, playerId: string): void {
  if (!store.documents.get<boolean>('setting', 'singleSession')) return;
  for (const { id, flow } of store.sessions.ofPlayer(playerId))
    if (flow !== 'Keycloak') store.sessions.destroy(id, playerId);
}

/** Authenticates access tokens of the identity provider and of the custom sign-in flows. */
export function createAuthenticate(
  store: Store,
  verifyAccessToken: (token: string) => Promise<Identity | undefined> | Identity | undefined,
  proofs: Proofs,
): Authenticate {
  return async (token, presented) => {
    if (!token) return 'none';
    const custom = await verifyCustom(store, token);
    if (custom) return store.sessions.find(custom.sid)?.endedAt === null ? custom : 'ended';
    const identity = await verifyAccessToken(token);
    if (!identity) return 'invalid';
    const { jkt } = identity;
    const rejection = jkt === undefined ? undefined : await proofs.rejectionOf(presented, { token, jkt });
    if (rejection) return rejection;
    const isNew = store.sessions.find(identity.sid) === undefined;
    if (!store.sessions.ensureActive(identity.sid, identity.playerId, 'Keycloak')) return 'ended';
    if (isNew) endCustomSessions(store, identity.playerId);
    return identity;
  };
}
