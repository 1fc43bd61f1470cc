import type { Brand, FeatureModule } from '@lobby/contracts';
import { graphql, queryRequest, useQuery } from '@lobby/data';
import { useMarket } from '@lobby/player';
import { wireframeAssets } from '@lobby/theming';
import { cookies } from '@lobby/storage';
import { expectConsoleErrors, overrideTimings, setBuild } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messageLoaders } from 'virtual:lobby-messages';
import { tables } from 'virtual:lobby-timings';
import { timings } from '../timings.ts';
import { startLobby } from './startLobby.tsx';

const brand = {
  id: 'acme',
  name: 'Acme',
  operator: 'Infiniza',
  license: 'mga',
  locales: ['en', 'fi'],
  defaultLocale: 'en',
  headerLayout: 'default',
  landingUrl: '/',
  defaultCountry: 'EE',
  defaultCurrency: 'EUR',
  visitorBrowsing: true,
} as unknown as Brand;
const settings = {
  brand: 'acme',
  siteDataName: 'Acme',
  license: 'mga',
  operator: 'Infiniza',
  identityHost: 'identity.acme.test',
  ipCountryCode: 'FI',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'test', merchantId: '1', origin: 'https://cashier.acme.test', available: true },
};

const GamesQuery = graphql(`
  query Games($country: String) {
    personalized(ipCountryCode: $country) {
      listOfGames(slug: "slots") {
        slug
        name
      }
    }
  }
`);

const emptyFeed = { lastUpdated: '2026-11-20T20:00:00Z', jackpots: [], liveCasino: [] };

/** The page’s code, which the test lets come. */
let pageCode: PromiseWithResolvers<void>;
function Page() {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data }] = useQuery({ query: GamesQuery, variables: { country: ipCountryCode }, pause: !isSettled });
  return <h1>{data?.personalized.listOfGames?.name ?? 'Waiting'}</h1>;
}
const games: FeatureModule = {
  id: 'games',
  routes: {
    games: {
      load: async () => {
        await pageCode.promise;
        return { default: Page };
      },
      queries: ({ ipCountryCode }) => [queryRequest(GamesQuery, { country: ipCountryCode })],
    },
  },
  cache: { keys: { GameList: 'slug' } },
};

let sent: { operationName: string; variables: object }[];
const sentOf = (...names: string[]) => sent.filter(({ operationName }) => names.includes(operationName));
let country: string;
let listName: string;

beforeEach(() => {
  setBuild({ visitorBrowsing: true });
  window.history.pushState(null, '', '/fi/games/');
  window.lobbySettings = settings;
  window.scrollTo = () => undefined;
  document.body.innerHTML = '<div id="root"></div>';
  pageCode = Promise.withResolvers();
  sent = [];
  country = 'FI';
  listName = 'Games';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).startsWith('/api/feed')) return Response.json(emptyFeed);
    const operation = JSON.parse(String(init?.body)) as (typeof sent)[number];
    sent.push(operation);
    const countryContext = {
      __typename: 'CountryContext',
      countryCode: country,
      playerCountryCode: null,
      ipCountryCode: country,
      havePlayerCountryCode: false,
      subDivision: null,
    };
    const listOfGames = {
      __typename: 'GameList',
      slug: 'slots',
      name: `${listName} of ${(operation.variables as { country?: string }).country}`,
    };
    const answers: Record<string, object> = {
      CountryContextQuery: { countryContext },
      Games: { personalized: { __typename: 'Personalized', listOfGames } },
    };
    const data = answers[operation.operationName];
    return Response.json(data ? { data } : { errors: [{ message: 'Not mocked.' }] });
  });
});
afterEach(() => {
  jest.useRealTimers();
  delete messageLoaders['fi'];
  delete messageLoaders['en'];
  delete window.showMissingScripts;
  jest.restoreAllMocks();
});

const start = () => startLobby({ brand, theme: { className: 'one', assets: wireframeAssets }, features: [games] });

it('requests texts, code, country and the page’s first queries before any of them is there, and nothing twice', async () => {
  const texts = Promise.withResolvers<{ default: Record<string, string> }>();
  messageLoaders['fi'] = jest.fn(() => texts.promise);
  const started = start();
  await waitFor(() => expect(sentOf('CountryContextQuery', 'Games')).toHaveLength(2));
  expect(messageLoaders['fi']).toHaveBeenCalledTimes(1);
  expect(sentOf('Games')[0]?.variables).toEqual({ country: 'FI' });
  expect(document.getElementById('root')).toBeEmptyDOMElement();

  texts.resolve({ default: {} });
  await act(() => started);
  await act(async () => pageCode.resolve());
  expect(await screen.findByRole('heading', { level: 1, name: 'Games of FI' })).toBeVisible();
  expect(sentOf('CountryContextQuery', 'Games')).toHaveLength(2);
});

it('shows no answer for another country than the back end’s', async () => {
  country = 'DE';
  const shown = new Set<string | null>();
  const observer = new MutationObserver(() => shown.add(document.querySelector('h1')?.textContent ?? null));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  pageCode.resolve();
  await act(start);
  expect(await screen.findByRole('heading', { level: 1, name: 'Games of DE' })).toBeVisible();
  observer.disconnect();
  expect(shown).not.toContain('Games of FI');
  expect(sentOf('Games').map(({ variables }) => variables)).toEqual([{ country: 'FI' }, { country: 'DE' }]);
});

it('leaves the frame of a player’s page in place until the page’s code is there', async () => {
  document.body.innerHTML = '<div id="root"><main>Frame</main></div>';
  const started = start();
  await waitFor(() => expect(sentOf('CountryContextQuery', 'Games')).toHaveLength(2));
  expect(screen.getByText('Frame')).toBeVisible();
  await act(async () => {
    pageCode.resolve();
    await started;
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Frame')).toBeNull();
});

it('shows nothing of a session that another tab has ended while the code was on its way, and begins anew', async () => {
  expectConsoleErrors(/Not implemented: navigation/);
  cookies.set('accessToken', 'token');
  document.body.innerHTML = '<div id="root"><main>Frame</main></div>';
  const started = start();
  await waitFor(() => expect(sentOf('GetPlayerInfo')).toHaveLength(1));
  cookies.removeOfPlayer();
  await act(async () => {
    pageCode.resolve();
    await started;
  });
  expect(screen.getByText('Frame')).toBeVisible();
});

it('says that its texts are missing, reports it once, and starts when they have come', async () => {
  // Those of the other tests are loaded already.
  window.history.pushState(null, '', '/en/games/');
  const failure = new TypeError('Failed to fetch dynamically imported module');
  messageLoaders['en'] = jest
    .fn()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ default: {} });
  const hide = jest.fn();
  window.showMissingScripts = jest.fn(() => hide);
  const report = jest.spyOn(console, 'error').mockReturnValue();
  jest.useFakeTimers();
  pageCode.resolve();
  await act(async () => {
    void start();
    // Before the second pause is over.
    await jest.advanceTimersByTimeAsync(2900);
  });
  expect(window.showMissingScripts).toHaveBeenCalledTimes(1);
  expect(hide).not.toHaveBeenCalled();
  expect(report.mock.calls).toEqual([[failure]]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(hide).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Games of FI' })).toBeVisible();
});

it('knows of the server its responses alone, and shows those of whoever gives them (R-1-019)', async () => {
  country = 'JP';
  listName = 'What this test answers';
  pageCode.resolve();
  await act(start);
  expect(await screen.findByRole('heading', { level: 1, name: 'What this test answers of JP' })).toBeVisible();
  const requested = jest.mocked(fetch).mock.calls.map(([url]) => new URL(String(url), location.origin).pathname);
  expect(requested.filter((path) => path !== '/api/graphql' && path !== '/api/feed')).toEqual([]);
});

it('compares the state that comes back with a sign-out, and shows an address without it (A-186)', async () => {
  window.history.pushState(null, '', '/fi/login/?foo=1&state=of-somebody-else');
  const report = jest.spyOn(console, 'error').mockReturnValue();
  await act(start);
  expect(window.location.search).toBe('?foo=1');
  await waitFor(() => expect(report.mock.calls).toEqual([[new Error('No matching state found in storage')]]));
});

describe('header and footer', () => {
  const parts = () => ['banner', 'contentinfo'].map((part) => screen.queryByRole(part) !== null);
  async function open() {
    pageCode.resolve();
    await act(start);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  }
  afterEach(() => document.head.querySelector('base')?.remove());

  it('are around a page', async () => {
    await open();
    expect(parts()).toEqual([true, true]);
  });

  it('are not in a frame on another page of this site', async () => {
    jest.spyOn(window, 'frameElement', 'get').mockReturnValue(document.createElement('iframe'));
    await open();
    expect(parts()).toEqual([false, false]);
    // Links that are none of the lobby's leave the frame.
    expect(document.head.querySelector('base')).toHaveProperty('target', '_top');
  });
});

it.each([
  ['takes other time limits from the settings in a build that allows overrides', true, 60_000],
  ['has its own time limits in any other build', false, timings.slowPageDelay],
])('%s', async (_, allowOverrides, slowPageDelay) => {
  setBuild({ allowOverrides });
  overrideTimings(timings, {});
  tables['shell'] = timings;
  window.lobbySettings = { ...settings, timings: { 'shell.slowPageDelay': 60_000 } };
  pageCode.resolve();
  await act(start);
  expect(timings.slowPageDelay).toBe(slowPageDelay);
  delete tables['shell'];
});
