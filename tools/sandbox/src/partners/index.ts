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
  const identity = createIdentity(ports, options);
  const art = createArt(ports.games, options.artDirectory);
  const games = createGames(ports.database, ports.games, options);
  const kyc = createKyc(ports, options);
  const handlers = [identity.handle, createArtHandler(art), games.handle, kyc.handle];
  const { host } = new URL(options.origin);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    // Cookies and tokens are bound to one host name: requests under another name are rejected.
    if (request.headers.host !== host && /^\/(realms|play|websdk)/.test(request.url ?? ''))
      return sendText(request, response, 421, `This site is ${options.origin}`);
    const url = new URL(request.url ?? '/', options.origin);
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
