import * as v from 'valibot';
import { fetchJson } from './fetch.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

const json = (payload: unknown) => new Response(JSON.stringify(payload));
let respond: () => Response;
let consoleError: jest.SpyInstance;
let requestedUrls: string[];

beforeEach(() => {
  jest.useFakeTimers();
  requestedUrls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requestedUrls.push(String(url));
    return respond();
  });
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const loggedLines = () => consoleError.mock.calls.map(([line]) => String(line));

describe('fetchJson', () => {
  const schema = v.object({ ok: v.boolean() });

  it('parses the response', async () => {
    respond = () => json({ ok: true, more: 1 });
    expect(await fetchJson('/x', schema)).toEqual({ ok: true });
    expect(loggedLines()).toEqual([]);
  });

  it.each<[string, () => Response, string]>([
    ['a status', () => new Response('', { status: 503, statusText: 'Down' }), 'Error 503: Down'],
    [
      'a network failure',
      () => {
        throw new TypeError('offline');
      },
      'Could not fetch: /x. Message: offline',
    ],
    ['broken JSON', () => new Response('{'), 'Could not fetch: /x. Message: '],
    ['another shape', () => json({ ok: 'yes' }), 'Could not fetch: /x. Message: Invalid type'],
  ])('logs %s and returns null (R-8-025)', async (_, mockResponse, line) => {
    respond = mockResponse;
    expect(await fetchJson('/x', schema)).toBeNull();
    expect(loggedLines()).toEqual([expect.stringContaining(line)]);
  });

  it('does not log what the caller aborts', async () => {
    const abort = new AbortController();
    respond = () => {
      abort.abort();
      throw abort.signal.reason;
    };
    expect(await fetchJson('/x', schema, { signal: abort.signal })).toBeNull();
    expect(loggedLines()).toEqual([]);
  });
});

describe('fetchWithRetry', () => {
  it('retries after each delay with a warning, and then throws (R-8-026)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    respond = () => new Response('', { status: 500 });
    const outcome = fetchWithRetry('/x', { retries: 3, delay: 2000 }).catch(String);
    await jest.advanceTimersByTimeAsync(5999);
    expect(requestedUrls).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('Error: Failed to fetch /x after max retries.');
    expect(requestedUrls).toHaveLength(4);
    expect(warn.mock.calls).toEqual(Array.from({ length: 3 }, () => ['Failed to fetch, retrying...']));
  });

  it('returns the first success, and stops when aborted', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    respond = () => (requestedUrls.length < 2 ? new Response('', { status: 500 }) : json(1));
    const outcome = fetchWithRetry('/x', { retries: 3, delay: 2000 });
    await jest.advanceTimersByTimeAsync(2000);
    expect(await (await outcome).json()).toBe(1);

    const abort = new AbortController();
    respond = () => new Response('', { status: 500 });
    const aborted = fetchWithRetry('/y', { retries: 3, delay: 2000, init: { signal: abort.signal } }).catch(String);
    await jest.advanceTimersByTimeAsync(0);
    abort.abort(new Error('gone'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await aborted).toBe('Error: gone');
    expect(requestedUrls.filter((url) => url === '/y')).toHaveLength(1);
  });
});
