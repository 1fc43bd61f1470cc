/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { complianceFeature } from '../index.ts';
import { Slot } from '@lobby/host';
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
  it('shows the time since sign-in and goes on (A-140)', async () => {
    jest.setSystemTime(signedInAt + 3_599_000);
    await renderScene(<SessionClock />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:59:59');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:00:00');
  });

  it.each(['', '{', '{"startedAt":"yesterday"}'])('is not there when the cookie says %j', async (value) => {
    cookies.set('sessionInfo', value);
    await renderScene(<SessionClock />);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each([true, false])('is in the header only where the licence asks for it: %s', async (on) => {
    setBuild({ sessionClock: on });
    await renderScene(<Slot name="header.clock" />, { features: [complianceFeature()] });
    expect(screen.queryAllByRole('timer')).toHaveLength(on ? 1 : 0);
  });
});
