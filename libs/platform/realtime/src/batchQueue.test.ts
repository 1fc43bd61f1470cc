import { createBatchQueue } from './batchQueue.ts';
import { timings } from './timings.ts';

let queue: ReturnType<typeof createBatchQueue>;
let done: string[];
const add = (...names: string[]) => names.forEach((name) => queue.add(() => done.push(name)));

beforeEach(() => {
  jest.useFakeTimers();
  queue = createBatchQueue();
  done = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs the first task at once, and those that follow together at the end of the interval, in their order', () => {
  add('a', 'b', 'c');
  expect(done).toEqual(['a']);
  jest.advanceTimersByTime(timings.batchInterval);
  expect(done).toEqual(['a', 'b', 'c']);
  // In the interval after that one.
  add('d', 'e');
  expect(done).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(timings.batchInterval);
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  jest.advanceTimersByTime(timings.batchInterval);
  expect(jest.getTimerCount()).toBe(0);
  add('f');
  expect(done.at(-1)).toBe('f');
});

it('runs tasks of a page that is hidden at once, after those that wait', () => {
  add('a', 'b');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  add('c', 'd');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

it('runs what waits before something that may not overtake it', () => {
  add('a', 'b');
  queue.flush();
  expect(done).toEqual(['a', 'b']);
});

it('drops what waits when it is stopped', () => {
  add('a', 'b');
  queue.stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(done).toEqual(['a']);
});
