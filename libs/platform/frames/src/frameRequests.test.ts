import { endUserActivation, pressInFrame } from '@lobby/testing';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { timings } from './timings.ts';
import { useFrameRequests } from './frameRequests.ts';
import { closeOverlay, loadOverlays, openOverlay } from '@lobby/overlays';

let isAccepted: () => boolean;
const frame = document.createElement('iframe');
const elsewhere = document.createElement('button');

const press = () => pressInFrame(frame);
const pressElsewhere = () => {
  endUserActivation();
  press();
  fireEvent.pointerDown(elsewhere);
};
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.body.append(frame, elsewhere);
  const { result } = renderHook(() => useFrameRequests({ current: frame }));
  isAccepted = () => result.current();
});
afterEach(() => jest.useRealTimers());

it('accepts a frame in which the visitor is active, and no other', () => {
  expect(isAccepted()).toBe(false);
  press();
  elsewhere.focus();
  expect(isAccepted()).toBe(false);
  press();
  expect(isAccepted()).toBe(true);
});

it('accepts none after the activation, nor two for one', async () => {
  press();
  expect(isAccepted()).toBe(true);
  for (let time = 0; time < timings.userActivationDuration; time += timings.frameRequestInterval / 2) {
    expect(isAccepted()).toBe(false);
    await pass(timings.frameRequestInterval / 2);
  }
  endUserActivation();
  await pass(timings.uncertainRequestInterval);
  expect(isAccepted()).toBe(false);
  press();
  expect(isAccepted()).toBe(true);
});

it('accepts nothing while an overlay is open', async () => {
  press();
  await act(async () => void openOverlay({ variant: 'default', title: 'Limits' }));
  await act(async () => void (await loadOverlays()));
  expect(isAccepted()).toBe(false);
  await act(() => closeOverlay());
  await pass(timings.frameRequestInterval);
  expect(isAccepted()).toBe(true);
});

it('after a press elsewhere accepts only a quiet frame, and seldom', async () => {
  pressElsewhere();
  expect(isAccepted()).toBe(true);
  await pass(timings.frameRequestInterval);
  expect(isAccepted()).toBe(false);
  await pass(timings.uncertainRequestInterval - timings.frameRequestInterval);
  pressElsewhere();
  expect(isAccepted()).toBe(true);
  // One that floods is never quiet.
  for (let time = 0; time < timings.uncertainRequestInterval * 2; time += timings.frameRequestInterval / 2) {
    await pass(timings.frameRequestInterval / 2);
    pressElsewhere();
    expect(isAccepted()).toBe(false);
  }
});

it('accepts each request again once the press elsewhere is over', async () => {
  pressElsewhere();
  await pass(timings.userActivationDuration);
  press();
  expect(isAccepted()).toBe(true);
  await pass(timings.userActivationDuration);
  expect(isAccepted()).toBe(true);
});
