import { delayPhase, markPhase } from './phase.ts';
import { fetchWithTimeout } from './timeLimit.ts';
import { whenIdle } from './whenIdle.ts';

const phase = () => document.documentElement.dataset['lobby'];
const marks = () =>
  performance
    .getEntriesByType('mark')
    .map(({ name }) => name)
    .filter((name) => name.startsWith('lobby:'));
const settle = () => jest.advanceTimersByTimeAsync(10);

beforeEach(() => {
  // The time line itself is Node's.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  performance.clearMarks();
  markPhase('document');
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['lobby'];
});

it('a page for which nothing is under way comes to its last phase by itself, and marks each', async () => {
  await settle();
  expect(phase()).toBe('document');
  markPhase('interactive');
  expect(phase()).toBe('interactive');
  await settle();
  expect(phase()).toBe('idle');
  expect(marks()).toEqual(['lobby:document', 'lobby:interactive', 'lobby:session', 'lobby:idle']);
});

it('the session comes after what holds it; the last phase after each request, and after what its answer begins', async () => {
  const release = delayPhase('session');
  const answer = Promise.withResolvers<Response>();
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  const pending = fetchWithTimeout(30_000, '/api/graphql').then(() => delayPhase('idle'));
  markPhase('interactive');
  await settle();
  expect(phase()).toBe('interactive');
  release();
  await settle();
  expect(phase()).toBe('session');
  answer.resolve(new Response());
  const releaseNext = await pending;
  await settle();
  expect(phase()).toBe('session');
  releaseNext();
  await settle();
  expect(phase()).toBe('idle');
});

it('the last phase comes after idle work and the promise of it; work that is cancelled does not hold it back', async () => {
  const work = Promise.withResolvers<void>();
  whenIdle(() => work.promise, { delay: 3000 });
  const cancel = whenIdle(() => undefined, { delay: 60_000 });
  markPhase('interactive');
  await jest.advanceTimersByTimeAsync(4000);
  expect(phase()).toBe('session');
  cancel();
  await settle();
  expect(phase()).toBe('session');
  work.reject(new Error('offline'));
  await settle();
  expect(phase()).toBe('idle');
});

it('a task that throws does not hold back the last phase', async () => {
  whenIdle(() => {
    throw new Error('broken');
  });
  markPhase('interactive');
  await expect(jest.advanceTimersByTimeAsync(4000)).rejects.toThrow('broken');
  await settle();
  expect(phase()).toBe('idle');
});

it('what begins later changes no phase', async () => {
  markPhase('interactive');
  await settle();
  const release = delayPhase('session');
  await settle();
  release();
  await settle();
  expect(phase()).toBe('idle');
  expect(marks()).toHaveLength(4);
});
