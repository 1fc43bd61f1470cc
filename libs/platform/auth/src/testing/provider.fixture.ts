/**
 * A real OpenID provider for tests, which runs in a process of its own, prints its origin and accepts every sign-in.
 * `/fail?status=503` makes the token endpoint fail with this status, `/fail` restores it.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface TokenPrototype {
  jti: string;
  jkt?: string;
  accountId: string;
  getValueAndPayload(): Promise<{ value: string; payload: { exp: number } }>;
}

const mount = '/realms/acme';
const server = createServer();
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const lobby = 'https://lobby.acme.test';

const provider = new Provider(origin + mount, {
  clients: [
    {
      client_id: 'app',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${lobby}/en/keycloak-login-handler/`, `${lobby}/de_AT/keycloak-login-handler/`],
      post_logout_redirect_uris: [`${lobby}/en/login/`],
    },
  ],
  cookies: { keys: ['test'] },
  claims: { openid: ['sub', 'player_id', 'sid', 'flow', 'passwordless'], auth_time: null, iss: null },
  conformIdTokenClaims: false,
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: { enabled: true },
  },
  ttl: { AccessToken: 300, IdToken: 3600, RefreshToken: 86_400, Session: 86_400, Grant: 86_400, Interaction: 600 },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  findAccount: async (_: unknown, sub: string) => ({
    accountId: sub,
    claims: async () => ({
      sub,
      player_id: `player-${sub}`,
      sid: `session-${sub}`,
      flow: 'password',
      passwordless: false,
    }),
  }),
  loadExistingGrant: async ({ oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } }) => {
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid');
    await grant.save();
    return grant;
  },
} as never);

/** Those that are bound to a key can be read, as the lobby has to know it. */
const { prototype } = provider.AccessToken as unknown as { prototype: TokenPrototype };
const { getValueAndPayload } = prototype;
prototype.getValueAndPayload = async function readable() {
  const answer = await getValueAndPayload.call(this);
  if (this.jkt === undefined) return answer;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { jti: this.jti, sub: this.accountId, exp: answer.payload.exp, cnf: { jkt: this.jkt } };
  return { ...answer, value: `${part({ alg: 'none' })}.${part(claims)}.c2lnbmF0dXJl` };
};

const handle = provider.callback();
let failure: number | null = null;

server.on('request', async (request: IncomingMessage & { originalUrl?: string }, response) => {
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname === '/fail') {
    failure = Number(url.searchParams.get('status')) || null;
    response.end();
  } else if (url.pathname.startsWith('/interaction/')) {
    request.originalUrl = request.url;
    await provider.interactionFinished(request, response, { login: { accountId: 'anna' } });
  } else if (failure !== null && url.pathname === `${mount}/token`) {
    response.writeHead(failure, { 'content-type': 'text/html' }).end('<p>Sorry</p>');
  } else {
    request.originalUrl = request.url;
    // Keycloak's page for new players, which takes the parameters of the authorization endpoint.
    request.url =
      (request.url ?? '').replace(mount, '').replace('/protocol/openid-connect/registrations', '/auth') || '/';
    handle(request, response);
  }
});

process.stdout.write(`${origin}\n`);
process.on('disconnect', () => process.exit());
