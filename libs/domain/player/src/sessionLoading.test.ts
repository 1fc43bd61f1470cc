import type { DataClient } from '@lobby/data';
import { createPlayerSession } from './session.ts';

let mockIsOffline = true;
const mockRunSession = jest.fn(() => ({ retry: () => {}, stop: () => {} }));
jest.mock('./session.machine.ts', () => {
  if (mockIsOffline) throw new Error('offline');
  return { runSession: mockRunSession };
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries loading its code by itself (A-030)', async () => {
  const auth = {
    status: 'authenticated' as const,
    session: 's',
    subscribe: () => () => {},
    getAccessToken: () => 't',
  };
  const [onUnreachable, onReachable] = [jest.fn(), jest.fn()];
  const session = createPlayerSession({ auth, data: {} as DataClient, onUnreachable, onReachable });
  const stop = session.start();
  await jest.advanceTimersByTimeAsync(45_000);
  expect(onUnreachable).toHaveBeenCalledTimes(1);
  expect(onReachable).not.toHaveBeenCalled();
  mockIsOffline = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(mockRunSession).toHaveBeenCalledTimes(1);
  expect(onReachable).toHaveBeenCalledTimes(1);
  expect(session.status.get()).toBe('LOADING');
  stop();
});
