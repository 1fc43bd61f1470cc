import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { collectPageData, graphql, queryRequest } from '@lobby/data';
import { setBuild, untilIdle } from '@lobby/testing';
import { createLobbyData } from './lobbyData.ts';

const ListQuery = graphql(`
  query List($slug: String!, $country: String) {
    personalized(ipCountryCode: $country) {
      listOfGames(slug: $slug) {
        slug
        name
      }
    }
  }
`);

const loadPage = jest.fn(async () => ({ default: () => null }));
const games: FeatureModule = {
  id: 'games',
  routes: {
    'game-list': {
      load: loadPage,
      queries: ({ params, ipCountryCode }) => [
        queryRequest(ListQuery, { slug: params['slug'] ?? '', country: ipCountryCode }),
      ],
    },
  },
  cache: { keys: { GameList: 'slug' } },
};
const brand = { locales: ['en', 'fi'], defaultCountry: 'EE', defaultCurrency: 'EUR' } as unknown as Brand;

let sent: { operationName: string; variables: object }[];
beforeEach(() => {
  setBuild({ visitorBrowsing: true });
  sent = [];
  loadPage.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
    const listOfGames = { __typename: 'GameList', slug: 'slots', name: 'Slots' };
    return Response.json({ data: { personalized: { __typename: 'Personalized', listOfGames } } });
  });
});
afterEach(() => jest.restoreAllMocks());

function createData(ipCountryCode: string | undefined, options: Partial<Parameters<typeof createLobbyData>[0]> = {}) {
  const auth = {
    status: 'anonymous',
    session: null,
    subscribe: () => () => {},
    getAccessToken: () => null,
  } as unknown as Auth;
  const settings = { brand: 'acme', ipCountryCode } as LobbySettings;
  return createLobbyData({ brand, settings, features: [games], auth, locale: 'en', ...options });
}
const variables = () => sent.map(({ variables: each }) => each);

it('sends the first queries of an address for the country that the host names, and its page requests nothing again', async () => {
  const data = createData('FI');
  data.sendFirstQueries('/en/game-list/slots/');
  const { urql } = data.clientOf('visitor');
  const answer = await urql.query(ListQuery, { slug: 'slots', country: 'FI' }).toPromise();
  expect(answer.data?.personalized.listOfGames?.name).toBe('Slots');
  expect(variables()).toEqual([{ slug: 'slots', country: 'FI' }]);
});

it('requests the market of the player from when it is known', async () => {
  const data = createData('FI');
  data.follow({ market: { country: 'DE', currency: 'EUR', subDivision: null, ipCountryCode: 'DE' } });
  data.sendFirstQueries('/en/game-list/slots/');
  await untilIdle();
  expect(variables()).toEqual([{ slug: 'slots', country: 'DE' }]);
});

it.each([
  ['without a country', createData(undefined), '/en/game-list/slots/'],
  ['with what is no country', createData('Finland'), '/en/game-list/slots/'],
  ['in Canada, whose province it does not know', createData('CA'), '/en/game-list/slots/'],
  ['on a prerendered page', createData('FI', { pageData: collectPageData(fetch) }), '/en/game-list/slots/'],
  ['in another language than that of the requests', createData('FI'), '/fi/game-list/slots/'],
  ['for a page of which no feature knows the queries', createData('FI'), '/en/games/'],
  ['for an address that is not found', createData('FI'), '/en/nothing/here/'],
])('requests nothing ahead %s', async (_, data, path) => {
  data.sendFirstQueries(path);
  await untilIdle();
  expect(sent).toEqual([]);
});

it('requests nothing ahead for a visitor where only players browse', async () => {
  setBuild({ visitorBrowsing: false });
  createData('FI').sendFirstQueries('/en/game-list/slots/');
  await untilIdle();
  expect(sent).toEqual([]);
});

it('fetches the code and the data of a page once in a session', async () => {
  const data = createData('FI');
  data.clientOf('visitor');
  data.prefetch('/en/game-list/slots/');
  data.prefetch('/en/game-list/slots/?sort=new#top');
  expect(loadPage).toHaveBeenCalledTimes(1);
  await untilIdle();
  expect(sent).toHaveLength(1);
  data.clientOf('of-anna');
  data.prefetch('/en/game-list/slots/');
  expect(loadPage).toHaveBeenCalledTimes(2);
});

it('fetches the layout around a page, too', () => {
  const loadLayout = jest.fn(async () => ({ default: () => null }));
  const account: FeatureModule = { id: 'account', parts: [{ place: 'layout.profile', load: loadLayout }] };
  const limits: FeatureModule = { id: 'limits', routes: { 'profile-limits': { load: loadPage } } };
  createData(undefined, { features: [account, limits] }).prefetch('/en/profile/limits/');
  expect(loadLayout).toHaveBeenCalledTimes(1);
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it('fetches a page again whose code has not come', async () => {
  const data = createData(undefined);
  loadPage.mockRejectedValueOnce(new Error('offline'));
  data.prefetch('/en/game-list/slots/');
  await Promise.resolve();
  data.prefetch('/en/game-list/slots/');
  expect(loadPage).toHaveBeenCalledTimes(2);
});

it('gives what a prerendered page has brought to the session that has opened it, and to no other', () => {
  const data = createData('FI', { pageData: collectPageData(fetch) });
  expect(data.clientOf('visitor').hasPageData).toBe(true);
  expect(data.clientOf('of-anna').hasPageData).toBe(false);
});

it('has one client for a session, and another for the next, even a visitor’s', () => {
  const data = createData('FI');
  const first = data.clientOf('visitor');
  expect(data.clientOf('visitor')).toBe(first);
  const player = data.clientOf('of-anna');
  expect(player).not.toBe(first);
  expect(data.clientOf('visitor')).not.toBe(first);
});
