import type { QueryRequest } from '@lobby/contracts';
import { renderScene } from '@lobby/testing';
import { createElement } from 'react';
import { contentFeature } from './feature.tsx';
import { firstQueries } from './firstQueries.ts';

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

it.each(Object.keys(contentFeature().routes) as (keyof typeof firstQueries)[])(
  'are those of the page %s, which requests nothing twice then',
  async (route) => {
    const feature = contentFeature();
    const { default: Page } = await feature.routes[route]();
    const scene = await renderScene(createElement(Page), { features: [feature] });
    expect(scene.sent).toEqual(expect.arrayContaining(firstQueries[route](visit).map(nameAndVariables)));
  },
);
