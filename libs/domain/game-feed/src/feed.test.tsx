import { act, render, screen } from '@testing-library/react';
import { AuthProvider } from '@lobby/auth';
import type { Auth } from '@lobby/auth';
import { createDataClient, type DataClient, DataProvider } from '@lobby/data';
import { PlayerProvider } from '@lobby/player';
import { setBuild } from '@lobby/testing';
import { FeedLoader, feedOf, loadFeed, useGameFeed } from './feed.ts';

const json = (payload: unknown) =>
  new Response(JSON.stringify(payload), { headers: { 'content-type': 'application/json' } });
let respond: (url: string) => Response | Promise<Response>;
let consoleError: jest.SpyInstance;
let requestedUrls: string[];

beforeEach(() => {
  jest.useFakeTimers();
  requestedUrls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requestedUrls.push(String(url));
    return respond(String(url));
  });
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const loggedLines = () => consoleError.mock.calls.map(([line]) => String(line));

describe('the feed', () => {
  const brand = { id: 'acme', operator: 'Infiniza' } as const;
  const jackpot = { lookupId: 'g1', amount: '1000.50', currency: 'EUR' };
  const table = {
    lookupId: 'g2',
    isOpen: true,
    players: 7,
    dealer: 'Ada',
    minBet: '1.00',
    maxBet: '500.00',
    currency: 'EUR',
  };
  const feed = (lastUpdated: string, jackpots: unknown[] = [jackpot], liveCasino: unknown[] = [table]) =>
    json({ lastUpdated, jackpots, liveCasino });
  const state = { status: 'anonymous', session: null as string | null, startedAt: null };
  const listeners = new Set<() => void>();
  const auth = {
    state,
    ...state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => {},
    getAccessToken: () => null,
  };
  const createClient = () => createDataClient({ getHeaders: () => ({}), auth: auth as unknown as Auth });
  let client: DataClient;
  beforeEach(() => {
    auth.session = null;
    client = createClient();
  });
  const load = (currency = 'EUR') => loadFeed(feedOf(client), { brand, currency });
  const stored = () => feedOf(client).get()?.feed;
  const lastUpdated = () => stored()?.lastUpdated;

  it('is requested by brand, operator and currency (R-7-051)', async () => {
    respond = () => feed('2026-11-20T12:00:00Z');
    await load();
    expect(requestedUrls).toEqual(['/api/feed?brand=acme&operator=Infiniza&currency=EUR']);
    expect(stored()).toEqual({
      lastUpdated: '2026-11-20T12:00:00Z',
      jackpots: [jackpot],
      liveCasino: [table],
    });
  });

  it('ignores an older response only for the same currency', async () => {
    respond = () => feed('2026-11-20T12:00:00Z');
    await load();
    respond = () => feed('2026-11-20T11:00:00Z');
    await load();
    expect(lastUpdated()).toBe('2026-11-20T12:00:00Z');
    await load('NOK');
    expect(lastUpdated()).toBe('2026-11-20T11:00:00Z');
  });

  it('skips malformed entries, and rejects a malformed feed', async () => {
    respond = () =>
      feed('2026-11-20T12:00:00Z', [jackpot, 7, { ...jackpot, amount: 1.5 }], [{ ...table, players: -1 }]);
    await load();
    expect(stored()).toMatchObject({ jackpots: [jackpot], liveCasino: [] });
    respond = () => feed('yesterday');
    await load();
    expect(lastUpdated()).toBe('2026-11-20T12:00:00Z');
    expect(loggedLines()).toHaveLength(1);
  });

  const Figures = () => <output>{useGameFeed('g1')?.jackpot?.amount ?? 'none'}</output>;

  it('renders only what shows a game that it contains', async () => {
    const rendered = jest.fn();
    function Game({ lookupId }: { lookupId: string }) {
      rendered(lookupId);
      const { jackpot, liveTable } = useGameFeed(lookupId) ?? {};
      return <output>{jackpot?.amount ?? liveTable?.dealer ?? 'none'}</output>;
    }
    render(
      <DataProvider session="s" createClient={() => client}>
        <Game lookupId="g1" />
        <Game lookupId="g2" />
        <Game lookupId="g3" />
      </DataProvider>,
    );
    respond = () => feed('2026-11-20T12:00:00Z');
    await act(() => load());
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['1000.50', 'Ada', 'none']);
    expect(rendered.mock.calls.flat()).toEqual(['g1', 'g2', 'g3', 'g1', 'g2']);
  });

  it('is loaded once per page in the market’s currency, and gone with the session', async () => {
    setBuild({ defaultUSDCurrency: true });
    respond = (url) =>
      url.startsWith('/api/feed') ? feed('2026-11-20T12:00:00Z') : json({ errors: [{ message: 'no context' }] });
    const market = { defaultCountry: 'IN', defaultCurrency: 'USD' };
    const tree = () => (
      <AuthProvider auth={auth as unknown as Auth}>
        <DataProvider session="s" createClient={() => client}>
          <PlayerProvider brand={market}>
            <FeedLoader brand={brand} />
            <Figures />
          </PlayerProvider>
        </DataProvider>
      </AuthProvider>
    );
    const { rerender } = render(tree());
    await act(() => jest.advanceTimersByTimeAsync(100));
    rerender(tree());
    expect(screen.getByText('1000.50')).toBeVisible();
    expect(requestedUrls.filter((url) => url.startsWith('/api/feed'))).toEqual([
      '/api/feed?brand=acme&operator=Infiniza&currency=USD',
    ]);
    act(() => {
      auth.session = 'of-anna';
      for (const listener of listeners) listener();
    });
    expect(screen.getByText('none')).toBeVisible();
  });
});
