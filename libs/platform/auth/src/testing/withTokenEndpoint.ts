import { cookies } from '@lobby/storage';
import { timings } from '../timings.ts';
import { inSeconds, resetSession, testSession } from './session.ts';

export const realm = 'https://id.acme.test/realms/acme';
const metadata = {
  issuer: realm,
  token_endpoint: `${realm}/token`,
  jwks_uri: `${realm}/certs`,
  end_session_endpoint: '',
};

/** A provider whose token endpoint the tests of a file play, under a fake clock. */
export function withTokenEndpoint() {
  const realFetch = fetch;
  const endpoint = {
    /** How many were sent to it. */
    requests: 0,
    respond: async (_request: number, _signal?: AbortSignal | null): Promise<Response> => Response.error(),
  };

  beforeAll(async () => {
    // Imported up front, so that later imports resolve under fake timers.
    await Promise.all([import('../engine/createEngine.ts'), import('../engine/verifyIdToken.ts')]);
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
    endpoint.requests = 0;
    endpoint.respond = async (request) =>
      Response.json({ access_token: `access-${request}`, refresh_token: `refresh-${request}`, expires_in: 300 });
    globalThis.fetch = (async (input, init) => {
      const url = String(input);
      if (url.endsWith('openid-configuration')) return Response.json(metadata);
      if (url.endsWith('/certs')) return Response.json({ keys: [] });
      endpoint.requests += 1;
      return endpoint.respond(endpoint.requests, init?.signal);
    }) as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    resetSession();
  });
  return endpoint;
}

/** The access token is opaque: its expiry is stored in the session's cookie only. */
export function signIn(seconds: number | undefined) {
  cookies.set('refreshToken', 'refresh-0');
  cookies.set('idpAccessToken', 'access-0');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: seconds && inSeconds(seconds) }));
}

export async function start() {
  const session = testSession();
  const stop = session.auth.start();
  await jest.advanceTimersByTimeAsync(timings.engineDelay);
  return { ...session, stop };
}
