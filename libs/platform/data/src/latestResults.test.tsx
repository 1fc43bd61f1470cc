import { screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'urql';
import { graphql } from './graphql.ts';
import { createTestClient, json, mockFetch, network } from './wire.fixture.ts';
import { useQuery } from './useQuery.ts';

/** Updates have the priorities that they have outside of `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

const BlockQuery = graphql(`
  query Block($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
      }
    }
  }
`);

/** React renders in turns of the event loop: if none of these has a rendering, none is to come. */
async function passTurns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
}

it.each([
  ['known', 2],
  ['requested again', 4],
])(
  'a query with new variables, whose answer is %s, in a part that was hydrated at idle ends rendering',
  async (answer, sent) => {
    mockFetch(({ body }, index) => {
      if (index >= 2) return () => new Promise<never>(() => {});
      const contentBlock = {
        __typename: 'ContentBlock',
        id: body.variables['id'],
        title: `Block ${body.variables['id']}`,
      };
      return json({ data: { root: { __typename: 'Root', contentBlock } } });
    });
    const { data } = createTestClient();
    for (const id of ['one', 'two']) await data.urql.query(BlockQuery, { id }).toPromise();

    const rendered = jest.fn();
    const hydrated = jest.fn();
    function Block() {
      rendered();
      const [id, setId] = useState('one');
      const [result] = useQuery({ query: BlockQuery, variables: { id } });
      // After the effect of the query.
      useEffect(hydrated, []);
      return <button onClick={() => setTimeout(() => setId('two'))}>{result.data?.root.contentBlock?.title}</button>;
    }
    const page = (
      <Provider value={data.urql}>
        <Suspense>
          <Block />
        </Suspense>
      </Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const root = hydrateRoot(container, page);
    await waitFor(() => expect(hydrated).toHaveBeenCalled());

    if (answer === 'requested again') data.refetch(BlockQuery);
    screen.getByRole('button', { name: 'Block one' }).click();
    expect(await screen.findByRole('button', { name: 'Block two' })).toBeVisible();
    await waitFor(async () => {
      rendered.mockReset();
      await passTurns();
      expect(rendered).not.toHaveBeenCalled();
    });
    expect(network.sent).toHaveLength(sent);
    root.unmount();
  },
);
