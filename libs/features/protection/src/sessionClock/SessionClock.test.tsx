/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { protectionFeature } from '../index.ts';
import { Slot } from '@lobby/composition';
import { cookies } from '@lobby/storage';
import { renderScene, setBuild } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import SessionClock from './SessionClock.tsx';

const signedInAt = Date.UTC(2026, 10, 20, 20, 0, 0);

beforeEach(() => {
  jest.useFakeTimers({ now: signedInAt, doNotFake: ['queueMicrotask', 'nextTick'] });
  cookies.set('sessionInfo', JSON.stringify({ startedAt: signedInAt, sid: 'sid-1' }));
});
afterEach(() => {
  jest.useRealTimers();
  cookies.removeOfPlayer();
});

describe('session clock', () => {
  it('shows the time since sign-in and counts on (A-140)', async () => {
    jest.useFakeTimers({ now: signedInAt + 3_599_000, doNotFake: ['queueMicrotask', 'nextTick'] });
    await renderScene(<SessionClock />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:59:59');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:00:00');
  });

  it.each([3_600_000 * 3, -600_000])('counts on where the device’s clock is set by %i ms (A-195)', async (set) => {
    await renderScene(<SessionClock />);
    act(() => jest.advanceTimersByTime(1000));
    jest.setSystemTime(Date.now() + set);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:02');
  });

  it.each(['', '{', '{"startedAt":"yesterday"}'])('is not rendered when the cookie is %j', async (value) => {
    cookies.set('sessionInfo', value);
    await renderScene(<SessionClock />);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each([true, false])('is in the header only where the licence requires it: %s', async (isRequired) => {
    setBuild({ sessionClock: isRequired });
    await renderScene(<Slot name="header.clock" />, { features: [protectionFeature()] });
    expect(screen.queryAllByRole('timer')).toHaveLength(isRequired ? 1 : 0);
  });
});
