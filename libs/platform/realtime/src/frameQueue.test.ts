import { createFrameQueue } from './frameQueue.ts';
import { timings } from './timings.ts';

const frameDuration = 16;
let queue: ReturnType<typeof createFrameQueue>;
let done: string[];
const add = (...names: string[]) => names.forEach((name) => queue.add(() => done.push(name)));

beforeEach(() => {
  jest.useFakeTimers();
  queue = createFrameQueue();
  done = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs the first task at once, and those that follow together in the next frame, in their order', () => {
  add('a', 'b', 'c');
  expect(done).toEqual(['a']);
  jest.advanceTimersByTime(frameDuration);
  expect(done).toEqual(['a', 'b', 'c']);
  // In the frame after that one.
  add('d', 'e');
  expect(done).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(frameDuration);
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  jest.advanceTimersByTime(frameDuration);
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

it('runs tasks soon in a page that has no frames', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  add('a', 'b');
  jest.advanceTimersByTime(timings.longestFrame);
  expect(done).toEqual(['a', 'b']);
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
