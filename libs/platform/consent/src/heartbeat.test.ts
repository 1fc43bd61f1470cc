import { consent } from './consent.ts';
import { startHeartbeat } from './heartbeat.ts';

const countBeats = () =>
  window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'heartbeat').length ?? 0;
const advanceMinutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
function setVisibility(visibility: 'hidden' | 'visible'): void {
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

it('sends an event every 600 s with consent to analytics (R-9-033, A-165)', () => {
  consent.update(['analytics']);
  jest.advanceTimersByTime(599_999);
  expect(countBeats()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([{ event: 'heartbeat' }]);
  advanceMinutes(20);
  expect(countBeats()).toBe(3);
});

it('sends nothing without consent, or once it is withdrawn (A-147)', () => {
  consent.update(['preferences', 'marketing']);
  advanceMinutes(30);
  expect(window.dataLayer).toBeUndefined();
  consent.update(['analytics']);
  advanceMinutes(10);
  consent.update([]);
  advanceMinutes(30);
  expect(countBeats()).toBe(1);
});

it('pauses while the page is hidden', () => {
  consent.update(['analytics']);
  setVisibility('hidden');
  advanceMinutes(30);
  expect(countBeats()).toBe(0);
  setVisibility('visible');
  advanceMinutes(10);
  expect(countBeats()).toBe(1);
});

it('can be stopped', () => {
  consent.update(['analytics']);
  stop();
  advanceMinutes(30);
  expect(countBeats()).toBe(0);
});
