import { endUserActivation, pressInFrame } from '@lobby/testing';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { ACTIVE_FOR, DOUBT_PAUSE, QUIET_FOR, useFrameRequests } from './frameRequests.ts';
import { closeOverlay, openOverlay } from './overlay.ts';

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
  for (let time = 0; time < ACTIVE_FOR; time += QUIET_FOR / 2) {
    expect(ask()).toBe(false);
    await pass(QUIET_FOR / 2);
  }
  endUserActivation();
  await pass(DOUBT_PAUSE);
  expect(ask()).toBe(false);
  press();
  expect(ask()).toBe(true);
});

it('hears nothing while an overlay is open', async () => {
  press();
  await act(async () => void openOverlay({ variant: 'default', title: 'Limits' }));
  await act(() => import('./overlay.actor.ts'));
  expect(ask()).toBe(false);
  await act(() => closeOverlay());
  await pass(QUIET_FOR);
  expect(ask()).toBe(true);
});

it('after a press elsewhere hears a quiet frame alone, and seldom', async () => {
  pressElsewhere();
  expect(ask()).toBe(true);
  await pass(QUIET_FOR);
  expect(ask()).toBe(false);
  await pass(DOUBT_PAUSE - QUIET_FOR);
  pressElsewhere();
  expect(ask()).toBe(true);
  // One that floods is never quiet.
  for (let time = 0; time < DOUBT_PAUSE * 2; time += QUIET_FOR / 2) {
    await pass(QUIET_FOR / 2);
    pressElsewhere();
    expect(ask()).toBe(false);
  }
});

it('has no doubt once what was pressed elsewhere is over', async () => {
  pressElsewhere();
  await pass(ACTIVE_FOR);
  press();
  expect(ask()).toBe(true);
  await pass(ACTIVE_FOR);
  expect(ask()).toBe(true);
});
