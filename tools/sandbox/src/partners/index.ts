import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RandomSource } from '../../../demo-games/src/index.ts';
import { createArt, type Art } from '../../../sandbox-art/src/index.ts';
import { createArtHandler } from './art.ts';
import { createGames } from './games/index.ts';
import { sendText } from './http.ts';
import { createKyc, type Kyc } from './kyc/index.ts';
import { createIdentity, type Identity, type IdentityOptions } from './oidc/index.ts';
import type { PartnerPorts } from './ports.ts';

export type { PartnerPorts } from './ports.ts';

interface PartnersOptions extends IdentityOptions {
  /** Of the identity provider, where it has a host name of its own. */
  identityOrigin?: string;
  /** Folder for rendered pictures and unpacked fonts, e.g. `.sandbox/art`. */
  artDirectory: string;
  /** Random numbers of the games; seeded in tests. */
  random?: RandomSource;
}

export interface Partners
  extends Pick<Identity, 'verifyAccessToken' | 'destroySessions' | 'secondFactorCodes'>, Pick<Art, 'warm'> {
  kyc: Pick<Kyc, 'issueToken' | 'expireTokens'>;
  setIdentityFault: Identity['setFault'];
  /** Handles the partners' paths; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** The partners' site: identity provider (`/realms`), pictures (`/art`, `/thumbnails`), games (`/play`), KYC (`/websdk`). */
export function createPartners(ports: PartnerPorts, options: PartnersOptions): Partners {
  const { origin, identityOrigin = origin } = options;
  const identity = createIdentity(ports, { ...options, origin: identityOrigin });
  const art = createArt(ports.games, options.artDirectory);
  const games = createGames(ports.database, ports.games, options);
  const kyc = createKyc(ports, options);
  const handlers = [identity.handle, createArtHandler(art), games.handle, kyc.handle];
  const originOf = (path: string) => {
    if (path.startsWith('/realms/')) return identityOrigin;
    return /^\/(play|websdk)/.test(path) ? origin : undefined;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    // Cookies and tokens are bound to one host name: requests under another name are rejected.
    const site = originOf(request.url ?? '');
    if (site !== undefined && request.headers.host !== new URL(site).host)
      return sendText(request, response, 421, `This site is ${site}`);
    const url = new URL(request.url ?? '/', origin);
    try {
      for (const handler of handlers) if (await handler(request, response, url)) return true;
    } catch (error) {
      console.error(`${request.method} ${url.pathname}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Something went wrong');
      return true;
    }
    return false;
  }

  return {
    handle,
    warm: art.warm,
    verifyAccessToken: identity.verifyAccessToken,
    destroySessions: identity.destroySessions,
    secondFactorCodes: identity.secondFactorCodes,
    kyc,
    setIdentityFault: identity.setFault,
  };
}
