import { type QueryRequest, type RouteId, routes, type Visit } from '@lobby/contracts';
import { renderScene } from '@lobby/testing';
import { createElement } from 'react';
import { gamesFeature } from './feature.tsx';
import { firstQueries } from './firstQueries.ts';

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

it.each(Object.keys(firstQueries) as (keyof typeof firstQueries)[])(
  'are those of the page %s, which asks nothing twice then',
  async (route) => {
    const feature = gamesFeature();
    const { default: Page } = await feature.routes[route]();
    const scene = await renderScene(createElement(Page), { features: [feature], settings: { license: 'mga' } });
    expect(scene.sent).toEqual(expect.arrayContaining(firstQueries[route](visit).map(nameAndVariables)));
  },
);

it('are there for each page of games but the game itself, whose query comes with its code', () => {
  const browsing = (Object.keys(gamesFeature().routes) as RouteId[]).filter(
    (route) => routes[route].access === 'browse',
  );
  expect(Object.keys(firstQueries).toSorted()).toEqual(browsing.toSorted());
});
