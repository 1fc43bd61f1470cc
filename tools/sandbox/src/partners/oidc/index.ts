import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Context } from 'oidc-provider';
import type { Edges } from '../../net/edges.ts';
import { send, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { createTokenReader } from './tokens.ts';
import { createArtifactTable, sessionsOf } from './adapter.ts';
import { createInteractions } from './interactions.ts';
import { loadKeys } from './keys.ts';
import { type IdentityFault, withOtherIssuer } from './misbehaviour.ts';
import { assetsPath } from './layout.ts';
import { pagePolicy } from './pages.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { clientId, createRealm } from './provider.ts';
import { createSecondFactorCodes, secondFactorAcr, type SecondFactorCodes } from './secondFactor.ts';

export interface IdentityOptions {
  origin: string;
  lobbyOrigins: readonly string[];
  /** Of the discovery document. */
  reduce?: Edges['reduce'];
  demoAccount?: { email: string; password: string };
}

interface TokenOwner {
  brand: string;
  playerId: string;
  sid: string;
  jkt?: string;
  /** When the player signed in with a second factor, in ms; null: without. */
  secondFactorAt: number | null;
}

export interface Identity {
  handle: Handler;
  /** The owner of an access token, or undefined if it is forged, expired or revoked, or its session has ended. */
  verifyAccessToken(token: string): Promise<TokenOwner | undefined>;
  /** Ends a player's sessions, and with them their tokens: all, or those that are meant. @returns their ids */
  destroySessions(brand: string, playerId: string, isMeant?: (sessionId: string) => boolean): Promise<string[]>;
  /** The codes that players are to enter after their password, the last first. */
  secondFactorCodes: SecondFactorCodes['all'];
  /** Makes the provider misbehave; null: no longer. */
  setFault(fault: IdentityFault | null): void;
}

type Ports = Pick<
  PartnerPorts,
  'database' | 'brands' | 'accounts' | 'singleSession' | 'offersDpop' | 'onSessionEnded' | 'onSessionDestroyed'
>;

const assets = new Map(
  (
    [
      ['sign-in.css', 'text/css; charset=utf-8'],
      ['passkey.js', 'text/javascript; charset=utf-8'],
      ['confirm.js', 'text/javascript; charset=utf-8'],
      ['session-frame.js', 'text/javascript; charset=utf-8'],
      ['icon.svg', 'image/svg+xml'],
    ] as const
  ).map(([name, type]) => [`${assetsPath}/${name}`, { type, file: new URL(`./assets/${name}`, import.meta.url) }]),
);

/** The identity providers of all brands, under `/realms/<brand>`. */
export function createIdentity(
  ports: Ports,
  { origin, lobbyOrigins, reduce = (_name, document) => document, demoAccount }: IdentityOptions,
): Identity {
  const { database, accounts, brands } = ports;
  const { now } = database;
  createArtifactTable(database);
  const keys = loadKeys(database);
  const readTokenId = createTokenReader(keys);
  const secondFactor = createSecondFactorCodes(now);
  let fault: IdentityFault | null = null;
  const faultNow = () => fault;

  const realms = new Map(
    brands.map((brand) => {
      const passkeys = createPasskeys({ database, brand, origin, secret: keys.cookies });
      const provider = createRealm({
        brand,
        origin,
        lobbyOrigins,
        database,
        keys,
        accounts,
        hasPasskeys: passkeys !== null,
        faultNow,
        discovery: (document) => reduce('discovery', document),
        offersDpop: ports.offersDpop,
      });
      const interact = createInteractions(provider, {
        ...{ brand, accounts, lobbyOrigins, demoAccount, secondFactor, passkeys, now },
      });
      provider.on('end_session.success', ({ oidc: { session } }: Context) => {
        const { accountId: playerId, uid: sessionId, destroyed } = session;
        if (playerId && destroyed) ports.onSessionEnded({ brand: brand.id, playerId, sessionId });
      });
      provider.on('authorization.success', (context: Context) => void endEarlierSessions(brand.id, context));
      return [brand.id, { provider, interact, callback: provider.callback() }];
    }),
  );

  async function endEarlierSessions(brand: string, { oidc }: Context): Promise<void> {
    const { accountId, uid } = oidc.session;
    if (accountId && ports.singleSession(brand))
      await destroySessions(brand, accountId, (sessionId) => sessionId !== uid);
  }

  async function destroySessions(
    brand: string,
    playerId: string,
    isMeant: (sessionId: string) => boolean = () => true,
  ): Promise<string[]> {
    const provider = realms.get(brand)?.provider;
    if (!provider) return [];
    const ended = sessionsOf(database, brand, playerId).filter(isMeant);
    for (const uid of ended) {
      await destroySession(provider, uid);
      ports.onSessionDestroyed({ brand, playerId, sessionId: uid });
    }
    return ended;
  }

  async function verifyAccessToken(token: string) {
    const id = await readTokenId(token);
    if (!id) return undefined;
    for (const [brand, { provider }] of realms) {
      const found = await provider.AccessToken.find(id);
      if (!found?.sessionUid) continue;
      const { accountId: playerId, sessionUid: sid, jkt, extra } = found;
      const secondFactorAt = extra?.['acr'] === secondFactorAcr ? Number(extra['auth_time']) * 1000 : null;
      return { brand, playerId, sid, jkt, secondFactorAt };
    }
    return undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const asset = assets.get(url.pathname);
    if (asset) return send(request, response, { type: asset.type, body: readFileSync(asset.file) });

    const [, brand, path] = /^\/realms\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
    if (!brand || !path) return false;
    const realm = realms.get(brand);
    if (!realm) return sendText(request, response, 404, 'Unknown realm');
    if (path.startsWith('/interaction/')) return realm.interact(request, response, url);
    if (path.endsWith('/login-status-iframe.html')) return sendSessionFrame(request, response);

    request.url = path.endsWith('/registrations')
      ? `${path.replace(/registrations$/, 'auth')}?${withCreatePrompt(url.searchParams)}`
      : path + url.search;
    (request as { originalUrl?: string }).originalUrl = `/realms/${brand}${request.url}`;
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('content-security-policy', pagePolicy(lobbyOrigins));
    if (fault === 'mixed-up-issuer') mixUpIssuer(response);
    realm.callback(request, response);
    return true;
  }

  function sendSessionFrame(request: IncomingMessage, response: ServerResponse): true {
    const policy = `default-src 'none'; script-src 'self'; frame-ancestors ${lobbyOrigins.join(' ')}`;
    return send(request, response, {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en" data-origins="${lobbyOrigins.join(' ')}"><head><meta charset="utf-8"><title>Session</title><script src="${assetsPath}/session-frame.js" defer></script></head></html>`,
      headers: { 'content-security-policy': policy },
    });
  }

  return {
    handle,
    verifyAccessToken,
    destroySessions,
    secondFactorCodes: secondFactor.all,
    setFault(next) {
      fault = next;
    },
  };
}

/** Keycloak's registrations endpoint takes the same parameters as the authorization endpoint. */
function withCreatePrompt(parameters: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(parameters);
  copy.set('prompt', 'create');
  return copy;
}

/** Answers to the lobby name another provider. */
function mixUpIssuer(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = function mixedUp(this: ServerResponse, name, value) {
    const isLocation = name.toLowerCase() === 'location' && typeof value === 'string';
    return setHeader.call(this, name, isLocation ? withOtherIssuer(value) : value);
  };
}

async function destroySession(provider: Provider, uid: string): Promise<void> {
  const session = await provider.Session.findByUid(uid);
  if (!session) return;
  const grantId = session.grantIdFor(clientId);
  if (grantId) {
    for (const model of [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode]) {
      await model.revokeByGrantId(grantId);
    }
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
}
