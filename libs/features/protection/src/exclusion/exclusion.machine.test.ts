import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { exclusionMachine, type ExclusionOption } from './exclusion.machine.ts';
import { timings } from '../timings.ts';

const timeout: ExclusionOption = {
  id: 'timeout-7d',
  kind: 'Timeout',
  length: 7,
  unit: 'Day',
  endsAt: '2026-11-29T12:00:00Z',
};
const exclusion: ExclusionOption = { ...timeout, id: 'exclusion-6m', kind: 'SelfExclusion', length: 6, unit: 'Month' };

function begin(option: ExclusionOption, start: () => Promise<void>) {
  const started = jest.fn(start);
  const actor = createActor(exclusionMachine, { input: { start: started } }).start();
  actor.send({ type: 'CHOOSE', option });
  actor.send({ type: 'CONTINUE' });
  return { actor, started };
}

describe('an exclusion', () => {
  it('reaches every state', () => {
    expectAllStatesReachable(
      exclusionMachine,
      [
        { type: 'CHOOSE', option: timeout },
        { type: 'CONTINUE' },
        { type: 'BACK' },
        { type: 'CONFIRM', isTicked: false },
        { type: 'RETRY' },
        { type: 'xstate.done.actor.0.exclusion.sending' } as never,
        { type: 'xstate.error.actor.0.exclusion.sending', error: new Rejection('ExclusionInForce') } as never,
        { type: 'xstate.error.actor.0.exclusion.sending', error: new Error('Network') } as never,
      ],
      { input: { start: async () => undefined }, contextOf: ({ option }) => option?.id },
    );
  });

  it('is not sent before it is confirmed, and a self-exclusion not without a tick', () => {
    const { actor, started } = begin(exclusion, async () => undefined);
    actor.send({ type: 'CONFIRM', isTicked: false });
    expect(actor.getSnapshot().value).toBe('confirming');
    expect(started).not.toHaveBeenCalled();
    actor.send({ type: 'CONFIRM', isTicked: true });
    expect(started).toHaveBeenCalledWith('exclusion-6m');
  });

  it('can be turned back until it is confirmed, and never after', async () => {
    const answer = Promise.withResolvers<void>();
    const { actor, started } = begin(timeout, () => answer.promise);
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'CONTINUE' });
    actor.send({ type: 'CONFIRM', isTicked: false });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toBe('sending');
    answer.resolve();
    await waitFor(actor, (snapshot) => snapshot.value === 'started');
    expect(started).toHaveBeenCalledTimes(1);
  });

  it('is sent again by itself until the platform answers', async () => {
    jest.useFakeTimers();
    let isOnline = false;
    const { actor, started } = begin(timeout, async () => {
      if (!isOnline) throw new Error('Network');
    });
    actor.send({ type: 'CONFIRM', isTicked: false });
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('unanswered');
    await jest.advanceTimersByTimeAsync(timings.exclusionRetryDelay);
    expect(actor.getSnapshot().value).toBe('unanswered');
    expect(started).toHaveBeenCalledTimes(2);
    isOnline = true;
    await jest.advanceTimersByTimeAsync(timings.exclusionRetryDelay);
    expect(actor.getSnapshot().value).toBe('started');
    expect(started).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });
});
