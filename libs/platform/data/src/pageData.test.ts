import { createDataClient, type DataClientOptions } from './client.ts';
import { graphql } from './graphql.ts';
import { collectPageData, restorePageData, type PageAnswers, type PageData } from './pageData.ts';
import { json, mockFetch, network, type SentRequest, wallet, WalletQuery } from './wire.fixture.ts';

const visitor = {
  session: null,
  subscribe: () => () => {},
  getAccessToken: () => null,
  refresh: async () => 'expired' as const,
  signOut: async () => undefined,
};
const createVisitorClient = (pageData: PageData, cache?: DataClientOptions['cache']) =>
  createDataClient({ getHeaders: () => ({ locale: 'en_GB' }), auth: visitor, pageData, cache });

/** The answers that a page brings along, as JSON, whose server had this balance. */
async function renderedAnswers(balance: string): Promise<PageAnswers> {
  const page = collectPageData(async () => json(wallet(balance)));
  await createVisitorClient(page).urql.query(WalletQuery, {}).toPromise();
  return JSON.parse(JSON.stringify(page.answers())) as PageAnswers;
}

const balanceIn = (result: { data?: { viewer: { wallet: { balance: string } | null } | null } }) =>
  result.data?.viewer?.wallet?.balance;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('answers the page’s queries at once, without a request', async () => {
  const answers = await renderedAnswers('50.00');
  mockFetch(() => json(wallet('60.00')));
  const { urql } = createVisitorClient(restorePageData(answers));
  const shown: unknown[] = [];
  urql.query(WalletQuery, {}).subscribe((result) => shown.push(balanceIn(result)));
  expect(shown).toEqual(['50.00']);
  expect(network.sent).toEqual([]);
});

it('sends each of them once more after hydration, and shows the newer answer', async () => {
  const answers = await renderedAnswers('50.00');
  mockFetch(() => json(wallet('60.00')));
  const page = restorePageData(answers);
  const { urql } = createVisitorClient(page);
  const shown: unknown[] = [];
  urql.query(WalletQuery, {}).subscribe((result) => shown.push(balanceIn(result)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(network.sent).toEqual([]);
  page.refresh();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(shown.at(-1)).toBe('60.00');
  expect(network.names()).toEqual(['Wallet']);
  // As the page's own request would be, whose answer may be under way already.
  expect(network.sent[0]?.body.query).not.toMatch(/__typename\s+__typename/);
});

it('keeps what the page shows where the newer answer does not arrive', async () => {
  const answers = await renderedAnswers('50.00');
  mockFetch(() => new TypeError('offline'));
  const page = restorePageData(answers);
  const { urql } = createVisitorClient(page);
  page.refresh();
  const shown: unknown[] = [];
  urql.query(WalletQuery, {}).subscribe((result) => shown.push(balanceIn(result)));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown.at(-1)).toBe('50.00');
});

it('answers anew where React begins to hydrate anew, with another client, and not after', async () => {
  const answers = await renderedAnswers('50.00');
  mockFetch(() => json(wallet('60.00')));
  const page = restorePageData(answers);
  const shown: unknown[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    createVisitorClient(page)
      .urql.query(WalletQuery, {})
      .subscribe((result) => shown.push(balanceIn(result)));
    // React comes back to it in another task.
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(shown).toEqual(['50.00', '50.00']);
  page.refresh();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(network.names()).toEqual(['Wallet']);

  shown.length = 0;
  createVisitorClient(page)
    .urql.query(WalletQuery, {})
    .subscribe((result) => shown.push(balanceIn(result)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['60.00']);
});

it('answers for a window of any size, and requests again for the one that there is', async () => {
  const Picture = graphql(`
    query Picture($slug: String!, $size: Float!) {
      personalized {
        game(slug: $slug) {
          lookupId
          thumbnailUrl(size: $size)
        }
      }
    }
  `);
  const answer = ({ body: { variables } }: Pick<SentRequest, 'body'>) => {
    const game = { __typename: 'Game', lookupId: variables['slug'], thumbnailUrl: `at ${variables['size']}` };
    return json({ data: { personalized: { __typename: 'Personalized', game } } });
  };
  const cache = [{ keys: { Game: 'lookupId' }, windowVariables: ['size'] }] as const;
  const collected = collectPageData(async (_, init) => answer({ body: JSON.parse(String(init?.body)) }));
  for (const slug of ['book', 'lamp'])
    await createVisitorClient(collected, cache).urql.query(Picture, { slug, size: 381 }).toPromise();

  mockFetch(answer);
  const page = restorePageData(JSON.parse(JSON.stringify(collected.answers())) as PageAnswers);
  const { urql } = createVisitorClient(page, cache);
  const shown: unknown[] = [];
  urql.query(Picture, { slug: 'lamp', size: 172 }).subscribe(({ data }) => shown.push(data?.personalized.game));
  expect(shown).toEqual([expect.objectContaining({ lookupId: 'lamp', thumbnailUrl: 'at 381' })]);
  expect(network.sent).toEqual([]);
  page.refresh();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(network.sent.map(({ body }) => body.variables)).toEqual([{ slug: 'lamp', size: 172 }]);
  expect(shown.at(-1)).toMatchObject({ thumbnailUrl: 'at 172' });
});

it('notifies the server of a query that failed, so that no page is made of it', async () => {
  const page = collectPageData(async () => json({ data: null, errors: [{ message: 'Down' }] }));
  await createVisitorClient(page).urql.query(WalletQuery, {}).toPromise();
  expect(Object.values(page.answers())).toEqual([expect.objectContaining({ error: expect.anything() })]);
});

it.each([
  [
    'that the back end does not know are no failure of the page',
    { message: 'Cannot query field "wallet" on type "Viewer".' },
    undefined,
  ],
  ['that fail otherwise are one', { message: 'Broken' }, '[GraphQL] Broken'],
  ['that fail without words are one', { message: '', extensions: { code: 'INTERNAL' } }, '[GraphQL] '],
])('queries %s', async (_, error, failure) => {
  const page = collectPageData(async () => json({ errors: [error] }));
  await createVisitorClient(page).urql.query(WalletQuery, {}).toPromise();
  expect(page.failure()?.message).toBe(failure);
});
