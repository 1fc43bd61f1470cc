import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { type AuthEvent, authMachine } from './auth.machine.ts';

function run(...events: AuthEvent[]) {
  const effects = { renew: jest.fn(), onRejected: jest.fn(), onAnonymous: jest.fn() };
  const actor = createActor(authMachine, { input: effects }).start();
  for (const event of events) actor.send(event);
  return { actor, ...effects, state: () => actor.getSnapshot().value };
}

const loaded = { type: 'USER_LOADED' } as const;
const unloaded = { type: 'USER_UNLOADED' } as const;
const expired = { type: 'USER_EXPIRED' } as const;
const unreachable = { type: 'SILENT_RENEW_ERROR', failure: 'unreachable' } as const;
const anonymous = { type: 'SILENT_RENEW_ERROR', failure: 'anonymous' } as const;
const rejected = { type: 'SILENT_RENEW_ERROR', failure: 'SESSION_EXPIRED' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reaches every state', () => {
  expectAllStatesReachable(authMachine, [loaded, unloaded, expired, unreachable, anonymous, rejected]);
});

it('loads, is authenticated when a user is loaded and anonymous when one is unloaded (R-4-011, R-4-012)', () => {
  expect(run().state()).toEqual({ loading: 'reading' });
  expect(run(loaded).state()).toEqual({ authenticated: 'fresh' });
  expect(run(unloaded).state()).toBe('anonymous');
  expect(run(loaded, unloaded).state()).toBe('anonymous');
  expect(run(unloaded, loaded).state()).toEqual({ authenticated: 'fresh' });
});

it('renews silently for an expired user who is still authenticated (R-4-017)', () => {
  const { renew, state, actor } = run(loaded, expired);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(state()).toEqual({ authenticated: 'renewing' });
  actor.send(loaded);
  expect(state()).toEqual({ authenticated: 'fresh' });
});

it('stays loading while an expired user is renewed at the start', () => {
  expect(run(expired).state()).toEqual({ loading: 'renewing' });
  expect(run(expired, loaded).state()).toEqual({ authenticated: 'fresh' });
});

it.each([[[loaded]], [[loaded, expired]], [[loaded, expired, unreachable]], [[expired]], [[expired, unreachable]]])(
  'signs out when renewing after %j is rejected (R-4-012, R-4-017)',
  (events) => {
    const { onRejected, state } = run(...(events as AuthEvent[]), rejected);
    expect(state()).toBe('anonymous');
    expect(onRejected.mock.calls).toEqual([['SESSION_EXPIRED']]);
  },
);

it('becomes anonymous when the provider does not know the player (R-8-004)', () => {
  const { onRejected, onAnonymous, state } = run(loaded, expired, anonymous);
  expect(state()).toBe('anonymous');
  expect(onAnonymous).toHaveBeenCalledTimes(1);
  expect(onRejected).not.toHaveBeenCalled();
});

it('retries every 5 s while the provider is unreachable, and keeps the session (R-9-016, A-030)', () => {
  const { renew, onRejected, state, actor } = run(loaded, unreachable);
  expect(state()).toEqual({ authenticated: 'waiting' });
  jest.advanceTimersByTime(4999);
  expect(renew).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(renew).toHaveBeenCalledTimes(1);
  for (let turn = 2; turn < 100; turn += 1) {
    actor.send(unreachable);
    jest.advanceTimersByTime(5000);
    expect(renew).toHaveBeenCalledTimes(turn);
  }
  expect(onRejected).not.toHaveBeenCalled();
});
