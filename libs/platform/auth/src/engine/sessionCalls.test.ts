import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { createSessionCalls } from '../createAuth.ts';

interface SentOperation {
  headers: Headers;
  body: { operationName: string; query: string; variables: unknown };
}
let sent: SentOperation[];

function mockFetch(respond: (index: number, signal: AbortSignal) => Response | Error): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const index = sent.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) }) - 1;
    const response = respond(index, init!.signal!);
    if (response instanceof Error) throw response;
    return response;
  });
}

const errorResponse = (extensions: object, status = 200) =>
  Response.json({ data: null, errors: [{ message: 'No entry', extensions }] }, { status });
const createCalls = () => createSessionCalls({ url: '/api/graphql', getHeaders: () => ({ locale: 'en_GB' }) });
const tokens = { accessToken: 'a', refreshToken: 'b' };

beforeAll(async () => {
  // Imported up front, so that later imports resolve under fake timers.
  await import('./createEngine.ts');
});
beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function refreshWith(respond: Parameters<typeof mockFetch>[0]) {
  mockFetch(respond);
  const outcome = createCalls().refreshCustom('old');
  await jest.advanceTimersByTimeAsync(12_000);
  return outcome;
}

it('sends the refresh without a bearer (R-7-010, R-7-007)', async () => {
  expect(await refreshWith(() => Response.json({ data: { refreshAccessToken: tokens } }))).toEqual(tokens);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ operationName: 'RefreshAccessToken', variables: { refreshToken: 'old' } });
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  expect(sent[0]?.headers.get('locale')).toBe('en_GB');
});

it.each([
  ['an invalid token', () => errorResponse({ type: '$InvalidTokenFailure' }), 'invalid-token'],
  [
    'an invalid token among the reasons',
    () => errorResponse({ reasons: ['InvalidTokenFailure'], type: 'X' }),
    'invalid-token',
  ],
  ['another rejection', () => errorResponse({ type: '$Other', reasons: 7 }), 'other-failure'],
  ['invalid tokens', () => Response.json({ data: { refreshAccessToken: { accessToken: 1 } } }), 'other-failure'],
])('recognises %s (R-7-010)', async (_, answer, outcome) => {
  expect(await refreshWith(answer)).toBe(outcome);
  expect(sent).toHaveLength(1);
});

it.each([
  ['no answer', () => new TypeError('offline')],
  ['an answer that is not GraphQL', () => new Response('<p>Sorry</p>', { status: 502 })],
  ['an unexpected error of the server', () => errorResponse({ code: 'INTERNAL_SERVER_ERROR' }, 500)],
  ['a server that has too much to do', () => errorResponse({}, 429)],
])('sends the request twice after %s (R-7-006)', async (_, answer) => {
  expect(await refreshWith(answer)).toBe('network-failure');
  expect(sent).toHaveLength(2);
  const recovered = Response.json({ data: { refreshAccessToken: tokens } });
  expect(await refreshWith((index) => (index === 2 ? answer() : recovered))).toEqual(tokens);
});

it('times out after 10 s, including the body (R-8-005)', async () => {
  const stalled = (_: number, signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  expect(await refreshWith(stalled)).toBe('network-failure');
  expect(sent).toHaveLength(1);
});

it('ends the second attempt with the 10 s that a refresh may take: other tabs wait', async () => {
  const started = performance.now();
  let ended = Infinity;
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((__, reject) => {
        if (sent.push({} as SentOperation) === 1) setTimeout(() => reject(new TypeError('lost')), 5000);
        init?.signal?.addEventListener('abort', () => {
          ended = performance.now() - started;
          reject(new TypeError('ended'));
        });
      }),
  );
  const outcome = createCalls().refreshCustom('old');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('network-failure');
  expect(sent).toHaveLength(2);
  expect(ended).toBe(10_000);
});

it('logs out with the given bearer (R-7-011)', async () => {
  mockFetch(() => Response.json({ data: { logout: { loggedOut: true } } }));
  expect(await createCalls().logout('first')).toBe(true);
  expect(sent.map(({ body }) => body.operationName)).toEqual(['Logout']);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer first');
});

it.each([
  ['the back end rejects', () => Response.json({ data: { logout: { loggedOut: false } } })],
  ['the call is rejected', () => errorResponse({ type: '$Other' })],
])('reports that it has not logged out when %s (R-7-011)', async (_, answer) => {
  mockFetch(answer);
  expect(await createCalls().logout('first')).toBe(false);
});

it('sends operations that are valid in the schema', async () => {
  const schema = buildSchema(readFileSync(new URL('../../../../contracts/schema.graphql', import.meta.url), 'utf8'));
  mockFetch(() => errorResponse({}));
  await createCalls().logout('first');
  await createCalls().refreshCustom('old');
  for (const { body } of sent) expect(validate(schema, parse(body.query))).toEqual([]);
});
