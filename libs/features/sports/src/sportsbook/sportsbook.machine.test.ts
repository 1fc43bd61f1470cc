import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { sessionRetryDelay, sportsbookMachine } from './sportsbook.machine.ts';
import { timings } from '../timings.ts';

function start(startSession: () => Promise<string> = async () => 'token-1') {
  const startSessionMock = jest.fn(startSession);
  const onError = jest.fn();
  const actor = createActor(sportsbookMachine, { input: { startSession: startSessionMock, onError } }).start();
  return {
    actor,
    startSessionMock,
    onError,
    frame: () => actor.getSnapshot().value.frame,
    session: () => actor.getSnapshot().value.session,
    token: () => actor.getSnapshot().context.token,
    block: (isBlocked: boolean, isBelowOverlay = false) =>
      actor.send({ type: 'BLOCK_CHANGED', block: { isBlocked, isBelowOverlay } }),
    playerComes: () => actor.send({ type: 'PLAYER_CHANGED', isPlayer: true }),
  };
}
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('reaches each state', () => {
  const at = 'actor.0.sportsbook.session.starting';
  expectAllStatesReachable(
    sportsbookMachine,
    [
      { type: 'READY' },
      { type: 'RETRY' },
      { type: 'BLOCK_CHANGED', block: { isBlocked: true, isBelowOverlay: false } },
      { type: 'PLAYER_CHANGED', isPlayer: true },
      { type: 'PLAYER_CHANGED', isPlayer: false },
      { type: 'SESSION_ENDED' },
      { type: `xstate.done.${at}`, output: 'token' } as never,
      { type: `xstate.error.${at}`, error: new Error('offline') } as never,
      { type: `xstate.error.${at}`, error: new Rejection('PlayerBlocked') } as never,
      { type: 'xstate.after.readyLimit.sportsbook.frame.loading' } as never,
      { type: 'xstate.after.coverDelay.sportsbook.frame.ready.blocked' } as never,
      { type: 'xstate.after.sessionLimit.sportsbook.session.starting.timely' } as never,
    ],
    {
      input: { startSession: () => new Promise(() => {}), onError() {} },
      contextOf: ({ block, failures }) => [block, Math.min(failures, 1)],
    },
  );
});

describe('the frame', () => {
  it('is unavailable where it stays silent, and is still taken when it answers late', async () => {
    const { actor, frame } = start();
    await advance(timings.readyTimeout - 1);
    expect(frame()).toBe('loading');
    await advance(1);
    expect(frame()).toBe('unavailable');
    actor.send({ type: 'READY' });
    expect(frame()).toEqual({ ready: 'open' });
  });

  it('is another one with each try', async () => {
    const { actor, frame } = start();
    await advance(timings.readyTimeout);
    actor.send({ type: 'RETRY' });
    expect(frame()).toBe('loading');
    expect(actor.getSnapshot().context.attempt).toBe(1);
    await advance(timings.readyTimeout);
    expect(frame()).toBe('unavailable');
  });

  it('is covered while something blocks the player, but never below an overlay', async () => {
    const { actor, frame, block } = start();
    actor.send({ type: 'READY' });
    block(true, true);
    await advance(timings.coverDelay * 2);
    expect(frame()).toEqual({ ready: 'blocked' });
    block(true, false);
    await advance(timings.coverDelay - 1);
    expect(frame()).toEqual({ ready: 'blocked' });
    await advance(1);
    expect(frame()).toEqual({ ready: 'covered' });
    block(true, true);
    expect(frame()).toEqual({ ready: 'blocked' });
    block(false);
    expect(frame()).toEqual({ ready: 'open' });
  });

  it('is paused from the first moment where something blocks the player before it is there', () => {
    const { actor, frame, block } = start();
    block(true);
    actor.send({ type: 'READY' });
    expect(frame()).toEqual({ ready: 'blocked' });
  });
});

describe('the session', () => {
  it('is none for a visitor, and is forgotten when the player leaves', async () => {
    const { actor, startSessionMock, session, token, playerComes } = start();
    actor.send({ type: 'PLAYER_CHANGED', isPlayer: false });
    await advance(0);
    expect(session()).toBe('none');
    expect(startSessionMock).not.toHaveBeenCalled();
    playerComes();
    await advance(0);
    expect([session(), token()]).toEqual(['given', 'token-1']);
    actor.send({ type: 'PLAYER_CHANGED', isPlayer: false });
    expect([session(), token()]).toEqual(['none', null]);
  });

  it('does not come to a visitor whose sign-out was faster than the answer', async () => {
    const answer = Promise.withResolvers<string>();
    const { actor, session, token, playerComes } = start(() => answer.promise);
    playerComes();
    actor.send({ type: 'PLAYER_CHANGED', isPlayer: false });
    answer.resolve('token-1');
    await advance(0);
    expect([session(), token()]).toEqual(['none', null]);
  });

  it('is renewed at once when it ends, and more slowly when it keeps ending', async () => {
    let count = 0;
    const { actor, startSessionMock, session, token, playerComes } = start(async () => `token-${(count += 1)}`);
    playerComes();
    await advance(0);
    actor.send({ type: 'SESSION_ENDED' });
    await advance(0);
    expect(token()).toBe('token-2');
    actor.send({ type: 'SESSION_ENDED' });
    expect(session()).toBe('pausing');
    await advance(sessionRetryDelay(1) - 1);
    expect(startSessionMock).toHaveBeenCalledTimes(2);
    await advance(1);
    expect(token()).toBe('token-3');
    await advance(timings.provenSessionDuration);
    actor.send({ type: 'SESSION_ENDED' });
    await advance(0);
    expect(token()).toBe('token-4');
  });

  it('is requested again where the call failed, with pauses that grow', async () => {
    const { startSessionMock, session, onError, playerComes } = start(() => Promise.reject(new Error('offline')));
    playerComes();
    await advance(0);
    expect(session()).toBe('pausing');
    await advance(1000);
    expect(startSessionMock).toHaveBeenCalledTimes(2);
    await advance(1999);
    expect(startSessionMock).toHaveBeenCalledTimes(2);
    await advance(1);
    expect(startSessionMock).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it('is requested by the player sooner', async () => {
    const { actor, startSessionMock, playerComes } = start(() => Promise.reject(new Error('offline')));
    playerComes();
    await advance(0);
    actor.send({ type: 'SESSION_WANTED' });
    expect(startSessionMock).toHaveBeenCalledTimes(2);
  });

  it('that is rejected is requested again by the player alone', async () => {
    const { actor, startSessionMock, session, playerComes } = start(() =>
      Promise.reject(new Rejection('PlayerBlocked')),
    );
    playerComes();
    await advance(600_000);
    expect(session()).toBe('rejected');
    expect(actor.getSnapshot().context.rejection).toBe('PlayerBlocked');
    expect(startSessionMock).toHaveBeenCalledTimes(1);
    actor.send({ type: 'SESSION_WANTED' });
    expect(startSessionMock).toHaveBeenCalledTimes(2);
  });

  it('that takes long no longer delays the sportsbook, and still arrives', async () => {
    const answer = Promise.withResolvers<string>();
    const { session, token, playerComes } = start(() => answer.promise);
    playerComes();
    expect(session()).toEqual({ starting: 'timely' });
    await advance(timings.sessionTimeout);
    expect(session()).toEqual({ starting: 'late' });
    answer.resolve('token-1');
    await advance(0);
    expect(token()).toBe('token-1');
  });
});
