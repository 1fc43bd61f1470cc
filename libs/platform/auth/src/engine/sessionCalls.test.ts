import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { createSessionCalls } from '../createAuth.ts';

interface Sent {
  headers: Headers;
  body: { operationName: string; query: string; variables: unknown };
}
let sent: Sent[];

function answerWith(answer: (index: number, signal: AbortSignal) => Response | Error): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const index = sent.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) }) - 1;
    const given = answer(index, init!.signal!);
    if (given instanceof Error) throw given;
    return given;
  });
}

const refused = (extensions: object) => Response.json({ data: null, errors: [{ message: 'No entry', extensions }] });
const calls = () => createSessionCalls({ url: '/api/graphql', getHeaders: () => ({ locale: 'en_GB' }) });
const tokens = { accessToken: 'a', refreshToken: 'b' };

beforeAll(async () => {
  // Loaded once: later imports settle without real time.
  await import('./sessionCalls.ts');
});
beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function outcomeOf(answer: Parameters<typeof answerWith>[0]) {
  answerWith(answer);
  const outcome = calls().refreshCustom('old');
  await jest.advanceTimersByTimeAsync(12_000);
  return outcome;
}

it('refreshes without a bearer (R-7-010, R-7-007)', async () => {
  expect(await outcomeOf(() => Response.json({ data: { refreshAccessToken: tokens } }))).toEqual(tokens);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ operationName: 'RefreshAccessToken', variables: { refreshToken: 'old' } });
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  expect(sent[0]?.headers.get('locale')).toBe('en_GB');
});

it.each([
  ['an invalid token', () => refused({ type: '$InvalidTokenFailure' }), 'invalid-token'],
  [
    'an invalid token among the reasons',
    () => refused({ reasons: ['InvalidTokenFailure'], type: 'X' }),
    'invalid-token',
  ],
  ['another refusal', () => refused({ type: '$Other', reasons: 7 }), 'other-failure'],
  ['tokens that are none', () => Response.json({ data: { refreshAccessToken: { accessToken: 1 } } }), 'other-failure'],
])('recognises %s (R-7-010)', async (_, answer, outcome) => {
  expect(await outcomeOf(answer)).toBe(outcome);
  expect(sent).toHaveLength(1);
});

it.each([
  ['no answer', () => new TypeError('offline')],
  ['an answer that is not GraphQL', () => new Response('<p>Sorry</p>', { status: 502 })],
])('asks twice after %s (R-7-006)', async (_, answer) => {
  expect(await outcomeOf(answer)).toBe('network-failure');
  expect(sent).toHaveLength(2);
  const recovered = Response.json({ data: { refreshAccessToken: tokens } });
  expect(await outcomeOf((index) => (index === 2 ? answer() : recovered))).toEqual(tokens);
});

it('waits 10 s for an answer, its body included (R-8-005)', async () => {
  const stalled = (_: number, signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  expect(await outcomeOf(stalled)).toBe('network-failure');
  expect(sent).toHaveLength(1);
});

it('logs out with the bearer that it is given (R-7-011)', async () => {
  answerWith(() => Response.json({ data: { logout: { loggedOut: true } } }));
  expect(await calls().logout('first')).toBe(true);
  expect(sent.map(({ body }) => body.operationName)).toEqual(['Logout']);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer first');
});

it.each([
  ['the back end refuses', () => Response.json({ data: { logout: { loggedOut: false } } })],
  ['the call is refused', () => refused({ type: '$Other' })],
])('has not logged out when %s (R-7-011)', async (_, answer) => {
  answerWith(answer);
  expect(await calls().logout('first')).toBe(false);
});

it('asks what the schema answers', async () => {
  const schema = buildSchema(readFileSync(new URL('../../../../contracts/schema.graphql', import.meta.url), 'utf8'));
  answerWith(() => refused({}));
  await calls().logout('first');
  await calls().refreshCustom('old');
  for (const { body } of sent) expect(validate(schema, parse(body.query))).toEqual([]);
});
