import { SuspenseBoundary, whenHydrated } from '@lobby/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, lazy, memo, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'urql';
import { createDataClient } from './client.ts';
import { graphql } from './graphql.ts';
import { collectPageData, restorePageData, type PageAnswers, type PageData } from './pageData.ts';
import { json, mockFetch } from './wire.fixture.ts';
import { useQuery } from './useQuery.ts';

afterEach(() => jest.restoreAllMocks());

const visitor = {
  session: null,
  subscribe: () => () => {},
  getAccessToken: () => null,
  refresh: async () => 'expired' as const,
  signOut: async () => undefined,
};
const lookups = { Root: { contentBlock: 'ContentBlock' } } as const;
const createClient = (pageData: PageData) =>
  createDataClient({ getHeaders: () => ({ locale: 'en_GB' }), auth: visitor, pageData, cache: [{ lookups }] }).urql;

const Blocks = graphql(`
  query Blocks($page: String!) {
    root {
      contentBlocks(page: $page) {
        id
        title
      }
    }
  }
`);
const Block = graphql(`
  query Block($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
      }
    }
  }
`);

/** A page of blocks whose titles are these. */
const answerWith = (titles: readonly string[]) => () =>
  json({
    data: {
      root: {
        __typename: 'Root',
        contentBlocks: titles.map((title, id) => ({ __typename: 'ContentBlock', id: String(id), title })),
      },
    },
  });

/** One block of the page, which the cache answers. */
function Title({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: Block, variables: { id } });
  return <h2>{data?.root.contentBlock?.title}</h2>;
}

type Part = ComponentType<{ id: string }>;

/** React hydrates it later than the page. An update around it would not wait for its code. */
const PagePart = memo(function PagePart({ part: Part, id }: { part: Part; id: string }) {
  return (
    <SuspenseBoundary>
      <Part id={id} />
    </SuspenseBoundary>
  );
});

/** A page that shows each block in a part of its own. */
function Page({ part, onMounted }: { part: Part; onMounted?: () => void }) {
  const [{ data }] = useQuery({ query: Blocks, variables: { page: 'lobby' } });
  useEffect(() => void onMounted?.(), [onMounted]);
  return (
    <main>
      {data?.root.contentBlocks.map(({ id }) => (
        <PagePart key={id} id={id} part={part} />
      ))}
    </main>
  );
}

const titlesOnScreen = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

/** When an answer to another query comes, which has the same blocks with other titles. */
const moments = ['before hydration', 'once the page is mounted', 'once its parts have their code'] as const;

async function hydrateWith(rendered: string[], changed: string[], moment: (typeof moments)[number]) {
  const collected = collectPageData(async () => answerWith(rendered)());
  await createClient(collected).query(Blocks, { page: 'lobby' }).toPromise();
  const answers = JSON.parse(JSON.stringify(collected.answers())) as PageAnswers;
  const served = (
    <Provider value={createClient(restorePageData(answers))}>
      <Page part={Title} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(served);
  expect(titlesOnScreen()).toEqual(rendered);

  mockFetch(answerWith(changed));
  let loadCode = () => {};
  const code = new Promise<{ default: Part }>((resolve) => (loadCode = () => resolve({ default: Title })));
  const part = lazy(() => code);
  const pageData = restorePageData(answers);
  const client = createClient(pageData);
  const query = () => act(async () => void client.query(Blocks, { page: 'menu' }).toPromise());
  const mismatches: unknown[] = [];

  if (moment === moments[0]) await query();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Provider value={client}>
        <Page part={part} onMounted={() => setTimeout(() => whenHydrated(pageData.refresh))} />
      </Provider>,
      { onRecoverableError: (error) => mismatches.push(error) },
    ),
  );
  try {
    if (moment === moments[1]) await query();
    await act(async () => loadCode());
    if (moment === moments[2]) await query();
    await waitFor(() => expect(titlesOnScreen()).toEqual(changed));
    expect(mismatches).toEqual([]);
  } finally {
    await act(async () => root.unmount());
    container.remove();
  }
}

it('is with the page’s own answers, whatever comes from the network meanwhile, and shows that afterwards', async () => {
  const title = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[\0\r]/g, ' '));
  const titles = fc.integer({ min: 1, max: 4 }).chain((length) => {
    const some = fc.array(title, { minLength: length, maxLength: length });
    return fc.tuple(some, some);
  });
  await fc.assert(
    fc.asyncProperty(titles, fc.constantFrom(...moments), ([rendered, changed], moment) =>
      hydrateWith(rendered, changed, moment),
    ),
    { seed: 20261128, numRuns: 30 },
  );
});
