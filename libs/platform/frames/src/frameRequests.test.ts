import { endUserActivation, pressInFrame } from '@lobby/testing';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { timings } from './timings.ts';
import { useFrameRequests } from './frameRequests.ts';
import { closeOverlay, loadOverlays, openOverlay } from '@lobby/overlays';

let ask: () => boolean;
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
  ask = () => result.current();
});
afterEach(() => jest.useRealTimers());

it('hears a frame in which the visitor is active, and no other', () => {
  expect(ask()).toBe(false);
  press();
  elsewhere.focus();
  expect(ask()).toBe(false);
  press();
  expect(ask()).toBe(true);
});

it('does not hear it after the activation, nor twice for one', async () => {
  press();
  expect(ask()).toBe(true);
  for (let time = 0; time < timings.userActivationDuration; time += timings.frameRequestInterval / 2) {
    expect(ask()).toBe(false);
    await pass(timings.frameRequestInterval / 2);
  }
  endUserActivation();
  await pass(timings.uncertainRequestInterval);
  expect(ask()).toBe(false);
  press();
  expect(ask()).toBe(true);
});

it('hears nothing while an overlay is open', async () => {
  press();
  await act(async () => void openOverlay({ variant: 'default', title: 'Limits' }));
  await act(async () => void (await loadOverlays()));
  expect(ask()).toBe(false);
  await act(() => closeOverlay());
  await pass(timings.frameRequestInterval);
  expect(ask()).toBe(true);
});

it('after a press elsewhere hears a quiet frame alone, and seldom', async () => {
  pressElsewhere();
  expect(ask()).toBe(true);
  await pass(timings.frameRequestInterval);
  expect(ask()).toBe(false);
  await pass(timings.uncertainRequestInterval - timings.frameRequestInterval);
  pressElsewhere();
  expect(ask()).toBe(true);
  // One that floods is never quiet.
  for (let time = 0; time < timings.uncertainRequestInterval * 2; time += timings.frameRequestInterval / 2) {
    await pass(timings.frameRequestInterval / 2);
    pressElsewhere();
    expect(ask()).toBe(false);
  }
});

it('has no doubt once what was pressed elsewhere is over', async () => {
  pressElsewhere();
  await pass(timings.userActivationDuration);
  press();
  expect(ask()).toBe(true);
  await pass(timings.userActivationDuration);
  expect(ask()).toBe(true);
});
