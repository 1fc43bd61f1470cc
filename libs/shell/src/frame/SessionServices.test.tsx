import { consent } from '@lobby/consent';
import { renderScene } from '@lobby/testing';
import { act } from '@testing-library/react';
import { SessionServices } from './SessionServices.tsx';

const feed = { lastUpdated: '2026-11-20T12:00:00Z', jackpots: [], liveCasino: [] };
const countBeats = () =>
  window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'heartbeat').length ?? 0;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
  delete window.dataLayer;
});

it('sends one heartbeat each 600 s while the lobby is open, with consent to analytics (R-9-033, A-165)', async () => {
  const { unmount } = await renderScene(<SessionServices />, {
    visitor: true,
    answers: { Translations: { data: { root: { __typename: 'Root', ts: [] } } } },
    rest: () => Response.json(feed),
  });
  await advance(1_200_000);
  expect(countBeats()).toBe(0);
  act(() => consent.update(['analytics']));
  await advance(599_999);
  expect(countBeats()).toBe(0);
  await advance(1);
  expect(countBeats()).toBe(1);
  await advance(1_200_000);
  expect(countBeats()).toBe(3);
  unmount();
  await advance(600_000);
  expect(countBeats()).toBe(3);
});
