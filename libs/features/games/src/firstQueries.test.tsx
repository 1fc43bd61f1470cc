import { type QueryRequest, type RouteId, type RoutePage, routes, type Visit } from '@lobby/contracts';
import { collectPageData, createDataClient, type PageData, restorePageData } from '@lobby/data';
import { renderScene } from '@lobby/testing';
import { createElement } from 'react';
import { gamesFeature } from './feature.tsx';
import { GameListSlice, gridPageSize, listVariables } from './lists/queries.ts';
import { gameVariables } from './useGameVariables.ts';
import { wireList } from './wire.fixture.ts';

jest.mock('@lobby/routing', () => ({
  ...jest.requireActual<object>('@lobby/routing'),
  useParams: () => ({ slug: 'acme' }),
}));

const visit: Visit = {
  params: { slug: 'acme' },
  locale: 'en',
  license: 'mga',
  currency: 'EUR',
  subDivision: null,
  ipCountryCode: 'FI',
};

interface Operation {
  name: { value: string };
  variableDefinitions: readonly { variable: { name: { value: string } } }[];
}

/** As they are sent: variables that the document does not name stay behind. */
function nameAndVariables({ document, variables }: QueryRequest) {
  const [operation] = (document as { definitions: [Operation] }).definitions;
  const named = operation.variableDefinitions.map(({ variable }) => variable.name.value);
  const sent = Object.entries(variables).filter(([name]) => named.includes(name));
  return { operationName: operation.name.value, variables: Object.fromEntries(sent) };
}

const pages = Object.entries<RoutePage>(gamesFeature().routes).flatMap(([route, { load, queries }]) =>
  queries ? [{ route, load, queries }] : [],
);

it.each(pages)('are those of the page $route, which asks nothing twice then', async ({ load, queries }) => {
  const { default: Page } = await load();
  const scene = await renderScene(createElement(Page), { features: [gamesFeature()], settings: { license: 'mga' } });
  expect(scene.sent).toEqual(expect.arrayContaining(queries(visit).map(nameAndVariables)));
});

it('are there for each page of games but those of one game, whose queries come with their code', () => {
  const browsing = (Object.keys(gamesFeature().routes) as RouteId[]).filter(
    (route) => routes[route].access === 'browse' && route !== 'game-info',
  );
  expect(pages.map(({ route }) => route).toSorted()).toEqual(browsing.toSorted());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('have the width of pictures for the window, in one that shows a prerendered page too (R-9-062)', async () => {
  jest.useFakeTimers();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return Response.json(wireList({ from: 1, count: 2, total: 2 }, 'acme'));
  });
  const auth = {
    session: null,
    subscribe: () => () => {},
    getAccessToken: () => null,
    refresh: async () => 'expired' as const,
    signOut: async () => {},
  };
  const { cache } = gamesFeature();
  const createClient = (pageData: PageData) =>
    createDataClient({ getHeaders: () => ({ locale: 'en_GB' }), auth, cache: [cache], pageData }).urql;
  function ask(pageData: PageData, windowWidth: number) {
    window.innerWidth = windowWidth;
    window.dispatchEvent(new Event('resize'));
    return createClient(pageData).query(GameListSlice, listVariables(gameVariables(visit), 'acme', gridPageSize));
  }

  const rendered = collectPageData(fetch);
  await ask(rendered, 390).toPromise();
  fetched.mockClear();
  const page = restorePageData(rendered.answers());
  let shown: unknown;
  ask(page, 300).subscribe(({ data }) => (shown = data));
  expect(shown).toMatchObject({ personalized: { listOfGames: { slug: 'acme' } } });
  expect(fetched).not.toHaveBeenCalled();
  page.refresh();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.thumbnailSize)).toEqual([138]);
});
