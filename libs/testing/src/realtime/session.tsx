import { act, render, screen } from '@testing-library/react';
import { AuthProvider, createAuth, createSessionCalls, useAuthState } from '@lobby/auth';
import { createDataClient, DataProvider, useViewerQuery } from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { PlayerProvider, useSession } from '@lobby/player';
import { cookies } from '@lobby/storage';
import { Realtime } from '@lobby/realtime';
import { cacheRules, loadSubscriptions, tokenOf } from './lobby.tsx';
import { executeOn } from './servers.ts';

/** Who has issued a session's tokens, which decides how they are renewed. */
export const issuers = ['provider', 'platform'] as const;
export type Issuer = (typeof issuers)[number];

/** Where a request goes, and what it carries. */
export interface Sent {
  url: string;
  authorization: string | null;
  signal: AbortSignal | null | undefined;
}
/** Responds in place of the requested server; `pass` sends the request to it. */
export type Fault = (sent: Sent, pass: () => Promise<Response>) => Promise<Response>;

const realm = 'https://id.acme.test/realms/acme';
export const isOfProvider = ({ url }: Sent): boolean => url.startsWith(realm);

const json = (body: unknown, status = 200) => Response.json(body, { status });
const rejection = (type: string) => [{ message: 'Rejected', extensions: { type: `$${type}` } }];

interface Frame {
  type: string;
  id?: string;
  payload?: { accessToken?: string; operationName?: string };
}

/**
 * A platform with one player and its identity provider, both in memory and by the page's clock. The session's tokens live for
 * five minutes and rotate: one that is over, or is used twice, is rejected.
 */
export function startPlatform(issuer: Issuer) {
  const lifetime = 300;
  const accepted = new Map<string, number>();
  const sockets = new Set<PlatformSocket>();
  let issued = 0;
  const platform = {
    balance: '50.00',
    /** The only one that is good for a renewal; null once the session has ended. */
    refreshToken: null as string | null,
    /** That were rejected: used before, or of an ended session. */
    rejectedRenewals: 0,
    /** Requests and subscriptions whose access token is over. */
    rejectedRequests: 0,
    fault: null as Fault | null,
    sockets,
    /** All tokens of the session, until now. */
    tokens: [] as string[],
    /** To which requests were sent. */
    addresses: [] as string[],
    /** Notifies open pages of the balance, and that they should request more. */
    push() {
      const { balance } = platform;
      const money = {
        balance,
        bonusBalance: '5.00',
        currency: 'EUR',
        amount: '1.00',
        moneyType: 'Real',
      };
      for (const socket of sockets) {
        socket.push('BalanceUpdated', { balanceUpdated: { ...money, wageringProgress: null } });
        socket.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false } });
        socket.push('DataChanged', { dataChanged: { types: ['Wallet'] } });
      }
    },
    issue,
    stop() {
      globalThis.fetch = real.fetch;
      globalThis.WebSocket = real.WebSocket;
    },
  };

  function issue(seconds = lifetime) {
    issued += 1;
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const accessToken = issuer === 'provider' ? `access-${issued}` : tokenOf({ sid: 'mine', jti: issued, exp });
    accepted.set(accessToken, exp * 1000);
    platform.refreshToken = `refresh-${issued}`;
    platform.tokens.push(accessToken, platform.refreshToken);
    return { accessToken, refreshToken: platform.refreshToken, expiresAt: exp };
  }
  function isAccepted(token = '') {
    if (platform.refreshToken !== null && (accepted.get(token) ?? 0) > Date.now()) return true;
    platform.rejectedRequests += 1;
    return false;
  }
  function renew(refreshToken: unknown) {
    if (refreshToken === platform.refreshToken && refreshToken !== null) return issue();
    platform.rejectedRenewals += 1;
    return null;
  }
  function end() {
    platform.refreshToken = null;
    accepted.clear();
  }

  const execute = executeOn({
    countryContext: { countryCode: 'FI', havePlayerCountryCode: false },
    viewer: {
      id: 'p1',
      player: { id: 'p1', playerId: 'x1' },
      customer: { id: 'c1' },
      wallet: { id: 'w1', balance: () => platform.balance, bonusBalance: '5.00', currency: 'EUR' },
    },
  });

  function answerProvider(url: string, body: URLSearchParams): Response {
    if (url.endsWith('openid-configuration'))
      return json({
        issuer: realm,
        token_endpoint: `${realm}/token`,
        jwks_uri: `${realm}/certs`,
        revocation_endpoint: `${realm}/revoke`,
      });
    if (url.endsWith('/certs')) return json({ keys: [] });
    if (url.endsWith('/revoke')) {
      end();
      return json({});
    }
    const renewed = renew(body.get('refresh_token'));
    if (renewed === null) return json({ error: 'invalid_grant' }, 400);
    return json({ access_token: renewed.accessToken, refresh_token: renewed.refreshToken, expires_in: lifetime });
  }

  async function answerPlatform(body: string, authorization: string | null): Promise<Response> {
    const { operationName, variables } = JSON.parse(body) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    if (operationName === 'RefreshAccessToken') {
      const { expiresAt, ...tokens } = renew(variables['refreshToken']) ?? {};
      return json(expiresAt ? { data: { refreshAccessToken: tokens } } : { errors: rejection('InvalidTokenFailure') });
    }
    if (authorization !== null && !isAccepted(authorization.replace('Bearer ', '')))
      return new Response('', { status: 401 });
    if (operationName !== 'Logout') return json(await execute(body));
    end();
    return json({ data: { logout: { loggedOut: true } } });
  }

  class PlatformSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly protocol = 'graphql-transport-ws';
    readyState = 0;
    #token: string | undefined;
    readonly #subscriptions = new Map<string, string>();

    constructor() {
      super();
      sockets.add(this);
      queueMicrotask(() => {
        this.readyState = PlatformSocket.OPEN;
        this.dispatchEvent(new Event('open'));
      });
    }
    receive(data: string) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    push(operationName: string, data: object) {
      for (const [id, name] of this.#subscriptions)
        if (name === operationName) this.receive(JSON.stringify({ type: 'next', id, payload: { data } }));
    }
    send(text: string) {
      const { type, id = '', payload } = JSON.parse(text) as Frame;
      if (type === 'connection_init') {
        this.#token = payload?.accessToken;
        this.receive('{"type":"connection_ack"}');
      }
      if (type === 'ping') this.receive('{"type":"pong"}');
      if (type === 'complete') this.#subscriptions.delete(id);
      if (type !== 'subscribe') return;
      if (isAccepted(this.#token)) this.#subscriptions.set(id, payload?.operationName ?? '');
      else this.receive(JSON.stringify({ type: 'error', id, payload: rejection('AuthenticationFailure') }));
    }
    close(code = 1006) {
      this.readyState = 3;
      if (sockets.delete(this)) this.dispatchEvent(new CloseEvent('close', { code }));
    }
  }

  const real = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };
  globalThis.WebSocket = PlatformSocket as never;
  globalThis.fetch = async (input, init) => {
    const sent = {
      url: String(input),
      authorization: new Headers(init?.headers).get('authorization'),
      signal: init?.signal,
    };
    platform.addresses.push(sent.url);
    const body = String(init?.body ?? '');
    const pass = async () =>
      isOfProvider(sent)
        ? answerProvider(sent.url, new URLSearchParams(body))
        : answerPlatform(body, sent.authorization);
    return platform.fault ? platform.fault(sent, pass) : pass();
  };
  return platform;
}
export type Platform = ReturnType<typeof startPlatform>;

/** Puts a session into the browser whose access token lives for so long. */
export function storeSession(platform: Platform, issuer: Issuer, seconds: number): void {
  const { accessToken, refreshToken, expiresAt } = platform.issue(seconds);
  cookies.set(issuer === 'provider' ? 'idpAccessToken' : 'accessToken', accessToken);
  cookies.set('refreshToken', refreshToken);
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'mine', expiresAt }));
}

function Page() {
  const { status } = useSession();
  const [{ data }] = useViewerQuery({ query: WalletQuery });
  return <output>{`${status} ${data?.viewer?.wallet?.balance ?? '-'}`}</output>;
}

/** What the page says: the player's status, and the balance. */
export const shown = () => screen.getByRole('status').textContent;

/** The lobby's own session, client and socket, with a page that shows the balance. */
export function renderSession() {
  const url = '/api/graphql';
  const navigations: string[] = [];
  const reports: string[] = [];
  const onError = (error: unknown) =>
    void reports.push(error instanceof Error ? `${error.stack} ${JSON.stringify(error)}` : JSON.stringify(error));
  const auth = createAuth({
    onError,
    settings: { brand: 'acme', identityHost: 'id.acme.test' },
    getLocale: () => 'en',
    getSignedOutPath: (reason) => (reason ? `/en/login/?logoutReason=${reason}` : '/en/login/'),
    navigate: (to) => navigations.push(to),
    ...createSessionCalls({ url, getHeaders: () => ({}) }),
  });
  const createClient = () => createDataClient({ url, getHeaders: () => ({}), auth, cache: cacheRules, onError });
  /** Another session has a client and a tree of its own. */
  function Session() {
    return (
      <DataProvider session={String(useAuthState().session)} createClient={createClient}>
        <PlayerProvider brand={{ defaultCountry: 'FI', defaultCurrency: 'EUR' }}>
          <Realtime load={loadSubscriptions} url="wss://lobby.acme.test/graphql" onError={onError} />
          <Page />
        </PlayerProvider>
      </DataProvider>
    );
  }
  const view = render(
    <AuthProvider auth={auth}>
      <Session />
    </AuthProvider>,
  );
  /** What leaves the page's memory elsewhere than in the session's cookies. */
  const traces = () => JSON.stringify([reports, navigations, { ...localStorage }, { ...sessionStorage }]);
  return { auth, navigations, traces, unmount: view.unmount };
}

export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
