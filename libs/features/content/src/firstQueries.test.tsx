import type { QueryRequest } from '@lobby/contracts';
import { renderScene } from '@lobby/testing';
import { createElement } from 'react';
import { contentFeature } from './feature.tsx';

const visit = {
  params: {},
  locale: 'en',
  license: 'mga',
  currency: 'EUR',
  subDivision: null,
  ipCountryCode: 'FI',
} as const;

function nameAndVariables({ document, variables }: QueryRequest) {
  const [operation] = (document as { definitions: { name: { value: string } }[] }).definitions;
  return { operationName: operation?.name.value, variables };
}

type RouteId = keyof ReturnType<typeof contentFeature>['routes'];

it.each(Object.keys(contentFeature().routes) as RouteId[])(
  'are those of the page %s, which requests nothing twice then',
  async (route) => {
    const feature = contentFeature();
    const { load, queries } = feature.routes[route];
    const { default: Page } = await load();
    const scene = await renderScene(createElement(Page), { features: [feature] });
    expect(scene.sent).toEqual(expect.arrayContaining(queries(visit).map(nameAndVariables)));
  },
);
