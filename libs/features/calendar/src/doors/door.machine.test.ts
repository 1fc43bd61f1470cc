import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { doorMachine, DoorRefused } from './door.machine.ts';

const failed = (error: Error) => ({ type: 'xstate.error.actor.0.door.opening', error }) as never;

function visitDoors() {
  const attempts: PromiseWithResolvers<void>[] = [];
  const ids: string[] = [];
  const refresh = jest.fn();
  const open = (doorId: string) => {
    const attempt = Promise.withResolvers<void>();
    ids.push(doorId);
    attempts.push(attempt);
    return attempt.promise;
  };
  const actor = createActor(doorMachine, { input: { open, refresh } }).start();
  const until = (state: 'opened' | 'refused' | 'uncertain') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 });
  return { actor, attempts, ids, refresh, until };
}

it('every state of a door is reached', () => {
  expectAllStatesReachable(
    doorMachine,
    [
      { type: 'OPEN', doorId: 'a' },
      { type: 'SHOW', doorId: 'a' },
      { type: 'xstate.done.actor.0.door.opening' } as never,
      failed(new DoorRefused('CalendarDoorLocked')),
      failed(new Error('Network')),
    ],
    { input: { open: async () => undefined, refresh: () => undefined } },
  );
});

it('one is opened at a time, and once however often it is pressed', async () => {
  const { actor, ids, attempts, until } = visitDoors();
  actor.send({ type: 'OPEN', doorId: 'a' });
  actor.send({ type: 'OPEN', doorId: 'a' });
  actor.send({ type: 'OPEN', doorId: 'b' });
  expect(ids).toEqual(['a']);
  attempts[0]?.resolve();
  await until('opened');
});

it('one whose answer was lost is asked for again', async () => {
  const { actor, ids, attempts, until } = visitDoors();
  actor.send({ type: 'OPEN', doorId: 'a' });
  attempts[0]?.reject(new Error('Network'));
  await until('uncertain');
  actor.send({ type: 'RETRY' });
  attempts[1]?.resolve();
  await until('opened');
  expect(ids).toEqual(['a', 'a']);
});

it('left without an answer, the calendar is asked for what became of it', async () => {
  const { actor, attempts, until, refresh } = visitDoors();
  actor.send({ type: 'OPEN', doorId: 'a' });
  attempts[0]?.reject(new Error('Network'));
  await until('uncertain');
  expect(refresh).not.toHaveBeenCalled();
  actor.send({ type: 'CLOSE' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a refusal says why, and has the calendar asked anew', async () => {
  const { actor, attempts, until, refresh } = visitDoors();
  actor.send({ type: 'OPEN', doorId: 'a' });
  attempts[0]?.reject(new DoorRefused('CalendarEnded'));
  const { context } = await until('refused');
  expect([context.refusal, refresh.mock.calls.length]).toEqual(['CalendarEnded', 1]);
});
