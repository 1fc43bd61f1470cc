import { consent } from './consent.ts';
import { startHeartbeat } from './heartbeat.ts';

const beats = () => window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'heartbeat').length ?? 0;
const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
function turn(visibility: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  delete window.dataLayer;
  consent.update([]);
  stop = startHeartbeat();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('beats every 600 s with consent to analytics (R-9-033, A-165)', () => {
  consent.update(['analytics']);
  jest.advanceTimersByTime(599_999);
  expect(beats()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([{ event: 'heartbeat' }]);
  minutes(20);
  expect(beats()).toBe(3);
});

it('is silent without it, and once it is taken back (A-147)', () => {
  consent.update(['preferences', 'marketing']);
  minutes(30);
  expect(window.dataLayer).toBeUndefined();
  consent.update(['analytics']);
  minutes(10);
  consent.update([]);
  minutes(30);
  expect(beats()).toBe(1);
});

it('rests while the page is hidden', () => {
  consent.update(['analytics']);
  turn('hidden');
  minutes(30);
  expect(beats()).toBe(0);
  turn('visible');
  minutes(10);
  expect(beats()).toBe(1);
});

it('ends', () => {
  consent.update(['analytics']);
  stop();
  minutes(30);
  expect(beats()).toBe(0);
});
