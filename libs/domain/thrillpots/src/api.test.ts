import { createClient, instance } from './service.fixture.ts';

type Respond = (url: string, attempt: number, authorization: string | null) => Response | Promise<Response>;
let respond: Respond;
let requests: { url: string; authorization: string | null; at: number }[];
let warn: jest.SpyInstance;
let opened: ReturnType<typeof createClient>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const down = () => new Response('', { status: 503 });
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const create = (visitor = false) =>
  (opened = createClient({ host: 'https://pots.test/base/', socketUrl: 'wss://pots.test/v1/ws' }, visitor));

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
const { reportError } = jest.requireMock<{ reportError: jest.Mock }>('@lobby/monitoring');

beforeEach(() => {
  jest.useFakeTimers({ now: 1_770_000_000_000 });
  requests = [];
  reportError.mockClear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    requests.push({ url: String(url), authorization, at: Date.now() - 1_770_000_000_000 });
    const { signal } = init ?? {};
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([aborted, respond(String(url), requests.length, authorization)]);
  });
  create();
});
afterEach(() => {
  opened.client.end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const steps = Array.from({ length: 11 }, (_, index) => index * 2000);

describe('multipliers', () => {
  it('are requested once, with ten retries, 2 s apart (R-7-052, R-9-035)', async () => {
    respond = (_, attempt) => (attempt <= 10 ? down() : json({ multipliers: { CAD: '1.47' } }));
    const loads = [opened.client.loadMultipliers(), opened.client.loadMultipliers()];
    await advance(20_000);
    await Promise.all(loads);
    expect(requests.map(({ url }) => url)).toEqual(Array(11).fill('https://pots.test/base/v1/currencies'));
    expect(requests.map(({ at }) => at)).toEqual(steps);
    expect(warn).toHaveBeenCalledTimes(10);
    expect(opened.client.multipliers.get()).toEqual({ CAD: '1.47' });
    await opened.client.loadMultipliers();
    expect(requests).toHaveLength(11);
  });

  it('stay unknown after the last retry, and are requested by the next view that shows an amount', async () => {
    respond = down;
    const loading = opened.client.loadMultipliers();
    await advance(60_000);
    await loading;
    expect(requests).toHaveLength(11);
    expect(opened.client.multipliers.get()).toBeNull();
    expect(reportError).toHaveBeenCalledTimes(1);
    respond = () => json({ multipliers: {} });
    await opened.client.loadMultipliers();
    expect(opened.client.multipliers.get()).toEqual({});
  });

  it('stay unknown after an answer that cannot be read', async () => {
    respond = () => new Response('<html>');
    await opened.client.loadMultipliers();
    expect(opened.client.multipliers.get()).toBeNull();
  });
});

describe('the instance call', () => {
  it('is repeated ten times, 2 s apart, each with the token of that moment (R-9-035)', async () => {
    respond = (_, attempt) => {
      opened.auth.token = `token ${attempt}`;
      return down();
    };
    const outcome = opened.client.fetchInstance('pots').catch(String);
    await advance(20_000);
    expect(await outcome).toMatch(/^Error: Failed to fetch .* after max retries\.$/);
    expect(requests.map(({ at }) => at)).toEqual(steps);
    expect(requests.slice(0, 3).map(({ authorization }) => authorization)).toEqual([
      'Bearer first',
      'Bearer token 1',
      'Bearer token 2',
    ]);
    expect(requests[0]?.url).toBe(
      'https://pots.test/base/v1/thrillpots/instances/source/pots/brand/acme?player_id=p1&country_code=FI',
    );
  });

  it('names no player and has no token for visitors (A-090)', async () => {
    create(true);
    respond = () => json(instance());
    await opened.client.fetchInstance('pots');
    expect(requests).toEqual([
      {
        url: 'https://pots.test/base/v1/thrillpots/instances/source/pots/brand/acme',
        authorization: null,
        at: 0,
      },
    ]);
  });

  it('refreshes a token that is rejected, and is sent once more', async () => {
    respond = (_, __, authorization) => (authorization === 'Bearer renewed' ? json(instance()) : json({}, 401));
    expect(await opened.client.fetchInstance('pots')).toMatchObject({ id: 'jackpot-1' });
    expect(requests.map(({ authorization, at }) => [authorization, at])).toEqual([
      ['Bearer first', 0],
      ['Bearer renewed', 0],
    ]);
    expect(opened.auth.refresh).toHaveBeenCalledTimes(1);
  });

  it('takes a token that another request has refreshed meanwhile', async () => {
    respond = (_, __, authorization) => {
      if (authorization === 'Bearer other') return json(instance());
      opened.auth.token = 'other';
      return json({}, 401);
    };
    await opened.client.fetchInstance('pots');
    expect(opened.auth.refresh).not.toHaveBeenCalled();
  });

  it('is not sent without the player’s token', async () => {
    opened.auth.token = null;
    opened.auth.refresh.mockResolvedValue('unreachable');
    respond = () => json(instance());
    const outcome = opened.client.fetchInstance('pots').catch(String);
    await advance(3000);
    expect(requests).toEqual([]);
    opened.auth.token = 'own';
    await advance(1000);
    expect(await outcome).toMatchObject({ id: 'jackpot-1' });
  });

  it.each([
    ['its caller', () => undefined],
    ['the end of the session', () => opened.client.end()],
  ])('is ended by %s, between two attempts and during one', async (who, end) => {
    const abort = new AbortController();
    const stop = () => (who === 'its caller' ? abort.abort(new Error('gone')) : end());
    respond = down;
    const waiting = opened.client.fetchInstance('pots', abort.signal).catch(String);
    await advance(1000);
    stop();
    expect(await waiting).toMatch(/^Error: (gone|The session has ended\.)$/);
    await advance(60_000);
    expect(requests).toHaveLength(1);
  });

  it('is ended during an attempt', async () => {
    respond = () => new Promise(() => {});
    const abort = new AbortController();
    const waiting = opened.client.fetchInstance('pots', abort.signal).catch(String);
    await advance(1000);
    abort.abort(new Error('gone'));
    expect(await waiting).toBe('Error: gone');
    expect(warn).not.toHaveBeenCalled();
  });

  it('fails for an answer that cannot be read', async () => {
    respond = () => json({ id: 7 });
    await expect(opened.client.fetchInstance('pots')).rejects.toThrow();
  });

  it('shows the pots of the latest response, never those of an earlier one', async () => {
    const answer = (value: string, server_timestamp: number) =>
      json(instance({ pots: [{ id: 'mega', current_value: value }], server_timestamp }));
    respond = () => answer('1', 1_770_000_000);
    await opened.client.fetchInstance('pots');
    respond = () => answer('2', 1_770_000_060);
    await opened.client.fetchInstance('pots');
    expect(opened.value()).toBe('2');
  });
});

describe('the service’s clock', () => {
  const answerIn = (ms: number, server_timestamp: number) => {
    respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return json(instance({ server_timestamp }));
    };
    const done = opened.client.fetchInstance('pots');
    return advance(ms).then(() => done);
  };
  const aheadBy = () => opened.client.now() - Date.now();

  it('is the device’s until the service has answered', () => {
    expect(aheadBy()).toBe(0);
  });

  it('follows the fastest response: a slow one does not spoil it', async () => {
    // The service is a minute ahead, and answers half-way.
    await answerIn(4000, Date.now() + 60_000 + 2000);
    expect(Math.abs(aheadBy() - 60_000)).toBeLessThanOrEqual(2000);
    await answerIn(20, Date.now() + 60_000 + 10);
    expect(Math.abs(aheadBy() - 60_000)).toBeLessThanOrEqual(10);
    await answerIn(20_000, Date.now() + 60_000 + 1000);
    expect(Math.abs(aheadBy() - 60_000)).toBeLessThanOrEqual(10);
  });

  it('takes whole seconds for what they are', async () => {
    await answerIn(20, Math.floor((Date.now() + 60_700 + 10) / 1000));
    expect(Math.abs(aheadBy() - 60_700)).toBeLessThanOrEqual(720);
  });

  it('follows a device whose clock is set', async () => {
    await answerIn(20, Date.now() + 60_000);
    jest.setSystemTime(Date.now() + 3_600_000);
    await answerIn(20, Date.now() - 3_540_000);
    expect(Math.abs(aheadBy() + 3_540_000)).toBeLessThanOrEqual(20);
  });
});
