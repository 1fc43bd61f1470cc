import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRequest, Provider } from 'urql';
import { graphql } from './graphql.ts';
import { latestResult } from './latestResults.ts';
import { useQuery } from './useQuery.ts';
import { createTestClient, json, mockFetch, network } from './wire.fixture.ts';

afterEach(() => jest.restoreAllMocks());

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

interface Shown {
  id: string;
  pause?: boolean;
}

/** A part that shows the block of this id; what it shows is read from the page. */
async function showBlock(first: Shown) {
  const answers = new Map<string, Response | Error | 'none'>();
  let version = 1;
  mockFetch(({ body }) => {
    const id = String(body.variables['id']);
    const answer = answers.get(id) ?? version;
    if (answer === 'none') return () => new Promise<never>(() => {});
    if (typeof answer !== 'number') return answer;
    const contentBlock = { __typename: 'ContentBlock', id, title: `${id}${answer}` };
    return json({ data: { root: { __typename: 'Root', contentBlock } } });
  });
  const { data } = createTestClient();
  const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));
  function Block({ id, pause = false }: Shown) {
    const [{ data, fetching, error }, refetch] = useQuery({ query: BlockQuery, variables: { id }, pause });
    return (
      <>
        <output>
          {[data?.root.contentBlock?.title ?? 'nothing', fetching && 'fetching', error && 'error']
            .filter(Boolean)
            .join()}
        </output>
        <button onClick={refetch}>Refetch</button>
      </>
    );
  }
  const page = (shown: Shown) => (
    <Provider value={data.urql}>
      <Block {...shown} />
    </Provider>
  );
  const { rerender } = render(page(first));
  await settle();
  return {
    shown: () => screen.getByRole('status').textContent,
    async show(shown: Shown) {
      rerender(page(shown));
      await settle();
    },
    async refetch() {
      fireEvent.click(screen.getByRole('button'));
      await settle();
    },
    /** From now on the platform answers so. */
    answer: (id: string, answer: Response | Error | 'none') => void answers.set(id, answer),
    change: () => void (version += 1),
    /** Another part of the page requests it. */
    query: (id: string) =>
      act(() => data.urql.query(BlockQuery, { id }, { requestPolicy: 'network-only' }).toPromise()),
    /** What the next part that shows it reads without a request. */
    latest: (id: string) => latestResult(data.urql, createRequest(BlockQuery, { id }).key)?.data,
    requests: () => network.sent.map(({ body }) => body.variables['id']).join(''),
  };
}

/** One that has shown a, then b, which the cache had. */
async function showKnown() {
  const block = await showBlock({ id: 'a' });
  await block.query('b');
  await block.show({ id: 'b' });
  expect(block.shown()).toBe('b1');
  return block;
}

it('what the cache has shows at once, and stays while it is requested again', async () => {
  const block = await showKnown();
  block.answer('b', 'none');
  await block.refetch();
  expect(block.shown()).toBe('b1,fetching');
});

it('what is shown stays until other variables have a result', async () => {
  const block = await showKnown();
  block.answer('c', 'none');
  await block.show({ id: 'c' });
  expect(block.shown()).toBe('b1,fetching');
});

it('what is shown stays during a pause, which requests nothing', async () => {
  const block = await showKnown();
  const requests = block.requests();
  await block.show({ id: 'c', pause: true });
  expect(block.shown()).toBe('b1');
  expect(block.requests()).toBe(requests);
});

it('what the cache has got during a pause shows after it, and stays', async () => {
  const block = await showKnown();
  await block.show({ id: 'b', pause: true });
  block.change();
  await block.query('b');
  await block.show({ id: 'b' });
  expect(block.shown()).toBe('b2');
  await block.show({ id: 'b', pause: true });
  expect(block.shown()).toBe('b2');
});

it('a refetch during a pause counts until the pause ends', async () => {
  const block = await showBlock({ id: 'c', pause: true });
  await block.refetch();
  expect(block.shown()).toBe('c1');
  await block.show({ id: 'a' });
  const requests = block.requests();
  await block.show({ id: 'a', pause: true });
  expect(block.shown()).toBe('a1');
  expect(block.requests()).toBe(requests);
});

it('an error goes with a pause, and does not come back after it', async () => {
  const block = await showBlock({ id: 'a' });
  block.answer('d', json({ errors: [{ message: 'No' }] }));
  await block.show({ id: 'd' });
  expect(block.shown()).toBe('nothing,error');
  block.answer('d', 'none');
  await block.show({ id: 'd', pause: true });
  expect(block.shown()).toBe('nothing');
  await block.show({ id: 'd' });
  expect(block.shown()).toBe('nothing,fetching');
});

it('what a part has loaded is there for the next one without another request, and no longer while it is requested again', async () => {
  const block = await showBlock({ id: 'a' });
  expect(block.latest('a')).toMatchObject({ root: { contentBlock: { title: 'a1' } } });
  block.answer('a', 'none');
  await block.refetch();
  expect(block.latest('a')).toBeUndefined();
});
