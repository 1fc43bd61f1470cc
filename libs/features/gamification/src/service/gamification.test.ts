import { timings } from '../timings.ts';
import { createGamification } from './createGamification.ts';

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
const { reportError } = jest.requireMock<{ reportError: jest.Mock }>('@lobby/monitoring');

interface Request {
  method: string;
  path: string;
  authorization: string | null;
  credentials: RequestCredentials | undefined;
  body: unknown;
  /** In ms since the start. */
  at: number;
}

const start = 1_770_000_000_000;
const host = 'https://loyalty.test/base/';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const down = () => json({ error: 'fault' }, 503);
const playerData = (change: object = {}) => ({
  gamificationOpt: { enable: true },
  level: 3,
  rank: { level: 3, name: 'Silver' },
  points: 1250,
  levelPoints: 1000,
  nextLevelPoints: 2000,
  ...change,
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let requests: Request[];
let tokens: number;
let respond: (request: Request) => Response | Promise<Response>;
const auth = { token: 'identity-1' as string | null, refresh: jest.fn(async () => 'refreshed' as const) };
let service: ReturnType<typeof createGamification>;

const isToken = ({ path }: Request) => path === '/v1/oauth/token';
const well = (request: Request) =>
  isToken(request) ? json({ accessToken: `loyalty-${(tokens += 1)}`, expiresIn: 600 }) : json(playerData());
/** An answer whose body comes when the test says so, even if nobody waits for it any more. */
function slowly(body: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { response: Object.assign(json({}), { json: () => promise }), finish: () => resolve(body) };
}
const log = () => requests.map(({ method, path, at }) => `${method} ${path} ${at}`);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  requests = [];
  tokens = 0;
  respond = well;
  reportError.mockClear();
  auth.token = 'identity-1';
  auth.refresh.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(String(input));
    expect(url.href.startsWith(host)).toBe(true);
    // Nothing of a token is in an address.
    expect(url.search).toBe('');
    const contentType = new Headers(init.headers).get('content-type');
    expect(contentType).toBe(init.method === 'POST' ? 'application/json' : null);
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/base', ''),
      authorization: new Headers(init.headers).get('authorization'),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      at: Date.now() - start,
    };
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    return Promise.race([aborted, respond(request)]);
  });
  service = createGamification({
    host,
    clientId: 'acme-lobby',
    player: { session: 's1', auth: { getAccessToken: () => auth.token, refresh: auth.refresh } },
  });
});
afterEach(() => {
  service.end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('asks for a token as the player, then for the player’s data (R-7-057, R-7-058, R-7-032)', async () => {
  await service.refresh();
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/v1/oauth/token',
      authorization: null,
      credentials: 'omit',
      body: { clientId: 'acme-lobby', identityToken: 'identity-1' },
      at: 0,
    },
    {
      method: 'GET',
      path: '/v1/player',
      authorization: 'Bearer loyalty-1',
      credentials: 'omit',
      body: null,
      at: 0,
    },
  ]);
  expect(service.loyalty.get()).toEqual({
    state: 'ready',
    status: {
      isOptedIn: true,
      rank: 'Silver',
      progress: { level: 3, points: 1250, levelPoints: 1000, nextLevelPoints: 2000 },
    },
  });
  expect(service.token.get()).toBe('loyalty-1');
});

it.each([true, false])('tells whether the player takes part: %s (R-7-058)', async (enable) => {
  respond = (request) => (isToken(request) ? well(request) : json(playerData({ gamificationOpt: { enable } })));
  await service.refresh();
  expect(service.loyalty.get().status?.isOptedIn).toBe(enable);
});

it('needs the player’s part alone (R-7-058)', async () => {
  respond = (request) => (isToken(request) ? well(request) : json({ gamificationOpt: { enable: true } }));
  await service.refresh();
  expect(service.loyalty.get()).toEqual({
    state: 'ready',
    status: { isOptedIn: true, rank: null, progress: null },
  });
});

describe('a service that fails', () => {
  it('gets three more requests, 2 s apart, for a token (R-9-034)', async () => {
    respond = down;
    const refreshing = service.refresh();
    await advance(60_000);
    await refreshing;
    expect(log()).toEqual([0, 2000, 4000, 6000].map((at) => `POST /v1/oauth/token ${at}`));
    expect(service.loyalty.get()).toEqual({ state: 'failed', status: null });
    expect(reportError).toHaveBeenCalledTimes(1);
  });

  it('gets three more requests, 2 s apart, for the player’s data (R-9-034)', async () => {
    respond = (request) => (isToken(request) ? well(request) : down());
    const refreshing = service.refresh();
    await advance(60_000);
    await refreshing;
    expect(log().slice(1)).toEqual([0, 2000, 4000, 6000].map((at) => `GET /v1/player ${at}`));
    expect(service.loyalty.get().state).toBe('failed');
  });

  it.each([
    ['a token', isToken, 0],
    ['the player’s data', (request: Request) => !isToken(request), 1],
  ])('to respond is given up after 30 s, and requested again for %s', async (_, hangs, before) => {
    respond = (request) => (hangs(request) ? new Promise(() => {}) : well(request));
    const refreshing = service.refresh();
    await advance(200_000);
    await refreshing;
    expect(requests.slice(before).map(({ at }) => at)).toEqual([0, 32_000, 64_000, 96_000]);
    expect(service.loyalty.get().state).toBe('failed');
  });

  it('is requested again by the next consumer, however recent the failure', async () => {
    respond = down;
    service.ensure('true 2');
    await advance(6000);
    expect(service.loyalty.get().state).toBe('failed');
    respond = well;
    service.ensure('true 2');
    await advance(0);
    expect(service.loyalty.get().state).toBe('ready');
  });

  it('is well again with the first answer', async () => {
    respond = (request) => (request.at < 2000 ? down() : well(request));
    const refreshing = service.refresh();
    await advance(2000);
    await refreshing;
    expect(service.loyalty.get().state).toBe('ready');
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => json({ level: 'three' })],
    ['a level below one', () => json(playerData({ level: 0 }))],
    ['half a level', () => json(playerData({ level: 1.5 }))],
    ['points below zero', () => json(playerData({ points: -1 }))],
  ])('by %s is reported, and nothing is shown of it', async (_, broken) => {
    respond = (request) => (isToken(request) ? well(request) : broken());
    await service.refresh();
    expect(service.loyalty.get()).toEqual({ state: 'failed', status: null });
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});

it('counts an empty token for none', async () => {
  respond = (request) => (isToken(request) ? json({ accessToken: '' }) : well(request));
  await service.refresh();
  expect(requests.filter((request) => !isToken(request))).toEqual([]);
  expect(service.loyalty.get().state).toBe('failed');
});

describe('a token that has expired', () => {
  it('is renewed once, and the request is sent again', async () => {
    await service.refresh();
    respond = (request) =>
      request.authorization === 'Bearer loyalty-1' ? json({ error: 'invalid_token' }, 401) : well(request);
    await service.refresh();
    expect(requests.slice(2).map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/v1/player', 'Bearer loyalty-1'],
      ['/v1/oauth/token', null],
      ['/v1/player', 'Bearer loyalty-2'],
    ]);
    expect(service.loyalty.get().state).toBe('ready');
  });

  it('is not renewed again where the next is rejected, too', async () => {
    respond = (request) => (isToken(request) ? well(request) : json({}, 401));
    const refreshing = service.refresh();
    await advance(60_000);
    await refreshing;
    expect(requests.filter(isToken)).toHaveLength(2);
    expect(service.loyalty.get().state).toBe('failed');
  });

  it('is renewed for the widget, once for all who ask', async () => {
    await service.refresh();
    await Promise.all([service.renewToken(), service.renewToken()]);
    expect(requests.filter(isToken)).toHaveLength(2);
    expect(service.token.get()).toBe('loyalty-2');
    await service.renewToken();
    expect(service.token.get()).toBe('loyalty-3');
  });

  it('stays where the widget’s wish for another is not answered, which is reported', async () => {
    await service.refresh();
    respond = down;
    const renewing = service.renewToken();
    await advance(60_000);
    await renewing;
    expect(service.token.get()).toBe('loyalty-1');
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});

it('renews the player’s own token where that is rejected, and sends once more', async () => {
  auth.refresh.mockImplementation(async () => {
    auth.token = 'identity-2';
    return 'refreshed';
  });
  respond = (request) => {
    const { identityToken } = (request.body ?? {}) as { identityToken?: string };
    return identityToken === 'identity-1' ? json({ error: 'invalid_token' }, 401) : well(request);
  };
  await service.refresh();
  expect(auth.refresh).toHaveBeenCalledTimes(1);
  expect(service.loyalty.get().state).toBe('ready');
});

describe('a request for the status', () => {
  const requestCount = () => requests.filter(({ path }) => path === '/v1/player').length;

  it('is not sent again within 10 s, but for another level or choice', async () => {
    service.ensure('true 2');
    await advance(9999);
    service.ensure('true 2');
    await advance(0);
    expect(requestCount()).toBe(1);
    service.ensure('true 3');
    await advance(0);
    expect(requestCount()).toBe(2);
    await advance(10_000);
    service.ensure('true 3');
    await advance(0);
    expect(requestCount()).toBe(3);
  });

  it('follows the last action in a dialog after 2 s, once (R-2-088, R-9-050)', async () => {
    expect(timings.statusRefreshDelay).toBe(2000);
    await service.refresh();
    service.refreshLater();
    await advance(1500);
    service.refreshLater();
    await advance(1999);
    expect(requestCount()).toBe(1);
    await advance(1);
    expect(requestCount()).toBe(2);
    await advance(60_000);
    expect(requestCount()).toBe(2);
  });

  it('shows nothing of a response that a later request has overtaken while it was read', async () => {
    await service.refresh();
    const slow = slowly(playerData({ level: 3 }));
    respond = () => slow.response;
    const first = service.refresh();
    await advance(0);
    respond = () => json(playerData({ level: 4 }));
    await service.refresh();
    slow.finish();
    await first;
    expect(service.loyalty.get().status?.progress?.level).toBe(4);
  });

  it('shows the answer to the last question, whichever comes first', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await service.refresh();
    respond = () => promise;
    const first = service.refresh();
    respond = () => json(playerData({ level: 4 }));
    await service.refresh();
    resolve(json(playerData({ level: 3 })));
    await first;
    expect(service.loyalty.get().status?.progress?.level).toBe(4);
  });
});

it('leaves nothing of the player, and asks no more, at the end of the session', async () => {
  await service.refresh();
  service.refreshLater();
  respond = down;
  void service.refresh();
  await advance(100);
  const before = requests.length;
  service.end();
  await advance(60_000);
  expect(requests).toHaveLength(before);
  expect(service.loyalty.get()).toEqual({ state: 'loading', status: null });
  expect(service.token.get()).toBeNull();
  expect(reportError).not.toHaveBeenCalled();
});

it('keeps no token that comes after the end of the session, and reports nothing of it', async () => {
  const slow = slowly({ accessToken: 'loyalty-late' });
  respond = () => slow.response;
  const refreshing = service.refresh();
  await advance(0);
  service.end();
  slow.finish();
  await refreshing;
  expect(service.token.get()).toBeNull();
  respond = down;
  await service.renewToken();
  expect(reportError).not.toHaveBeenCalled();
});
