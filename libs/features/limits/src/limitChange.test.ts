import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import type { ChangeRequest, LimitState } from './limit.ts';
import { limitChangeMachine } from './limitChange.machine.ts';

const base: LimitState = { value: '5000000000', changeId: null, changeValue: null };
const elsewhere: LimitState = { ...base, value: '2000000000' };
const forty = { amount: '40.00', minutes: null };
const saved: LimitState = { ...base, value: '4000000000' };
const waiting: LimitState = { ...base, changeId: 'c1', changeValue: '9000000000' };

function start(
  platform: { read?: () => Promise<LimitState>; send?: (request: ChangeRequest) => Promise<LimitState> } = {},
) {
  const read = jest.fn(platform.read ?? (async () => base));
  const send = jest.fn(platform.send ?? (async () => saved));
  const actor = createActor(limitChangeMachine, { input: { read, send } }).start();
  const waitForState = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, read, send, waitForState };
}
/** A change that has been typed and submitted. */
function submit(platform?: Parameters<typeof start>[0]) {
  const change = start(platform);
  change.actor.send({ type: 'EDIT', base });
  change.actor.send({ type: 'SUBMIT', value: forty });
  return change;
}

it('reaches every state', () => {
  expectAllStatesReachable(
    limitChangeMachine,
    [
      { type: 'EDIT', base },
      { type: 'REMOVE', base },
      { type: 'CONFIRM', base: waiting, changeId: 'c1' },
      { type: 'WITHDRAW', base: waiting, changeId: 'c1' },
      { type: 'SUBMIT', value: forty },
      { type: 'AGREE' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'CONTINUE' },
      { type: 'LIMIT_CHANGED', state: elsewhere },
      { type: 'xstate.done.actor.0.limitChange.checking', output: base } as never,
      { type: 'xstate.error.actor.0.limitChange.checking', error: new Error('offline') } as never,
      { type: 'xstate.done.actor.0.limitChange.sending', output: saved } as never,
      { type: 'xstate.error.actor.0.limitChange.sending', error: new Rejection('LimitIncreaseBlocked') } as never,
    ],
    {
      input: { read: async () => base, send: async () => saved },
      contextOf: ({ request }) => request?.type ?? null,
    },
  );
});

it('sends a change once, however often it is submitted', async () => {
  const { actor, send, waitForState } = submit();
  actor.send({ type: 'SUBMIT', value: { amount: '90.00', minutes: null } });
  actor.send({ type: 'CANCEL' });
  await waitForState('shown');
  expect(send.mock.calls).toEqual([[{ type: 'set', value: forty }]]);
  expect(actor.getSnapshot().context.outcome).toBe('saved');
});

it('reports a change of another tab, and sends nothing over it', async () => {
  const { actor, send, waitForState } = submit({ read: async () => elsewhere });
  await waitForState('replaced');
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'CONTINUE' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.base).toEqual(elsewhere);
});

it('no longer says what became of a change once the limit is another', async () => {
  const { actor, waitForState } = submit();
  await waitForState('shown');
  actor.send({ type: 'LIMIT_CHANGED', state: { ...saved } });
  expect(actor.getSnapshot().context.outcome).toBe('saved');
  actor.send({ type: 'LIMIT_CHANGED', state: elsewhere });
  expect(actor.getSnapshot().context.outcome).toBeNull();
});

it('reports at once when the limit changes while the player types', () => {
  const { actor } = start();
  actor.send({ type: 'EDIT', base });
  actor.send({ type: 'LIMIT_CHANGED', state: { ...base } });
  expect(actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'LIMIT_CHANGED', state: elsewhere });
  expect(actor.getSnapshot().value).toBe('replaced');
});

it('does not send again what has arrived although its response was lost', async () => {
  let current = base;
  const { actor, send, waitForState } = submit({
    read: async () => current,
    send: async () => {
      current = saved;
      throw new Error('The answer was lost.');
    },
  });
  await waitForState('unreachable');
  actor.send({ type: 'RETRY' });
  await waitForState('shown');
  expect(send).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.outcome).toBe('saved');
});

it('sends again what has not arrived', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(saved);
  const { actor, waitForState } = submit({ send });
  await waitForState('unreachable');
  actor.send({ type: 'RETRY' });
  await waitForState('shown');
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends nothing before the limit has been read', async () => {
  const { actor, send, waitForState } = submit({ read: async () => Promise.reject(new Error('offline')) });
  await waitForState('unreachable');
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'CANCEL' });
  expect(actor.getSnapshot().value).toBe('shown');
});

it('confirms the change that the player saw, and no other one', async () => {
  const { actor, send, waitForState } = start({ read: async () => ({ ...waiting, changeId: 'c2' }) });
  actor.send({ type: 'CONFIRM', base: waiting, changeId: 'c1' });
  await waitForState('replaced');
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'CONTINUE' });
  expect(actor.getSnapshot().value).toBe('shown');
});

it('has a value corrected that the platform does not accept', async () => {
  const { actor, waitForState } = submit({ send: async () => Promise.reject(new Rejection('LimitValueInvalid')) });
  await waitForState('editing');
  expect(actor.getSnapshot().context.rejection).toBe('LimitValueInvalid');
});

it('reports a change that is no longer pending as replaced, other rejections with their reason', async () => {
  const gone = start({
    read: async () => waiting,
    send: async () => Promise.reject(new Rejection('LimitChangeNotPending')),
  });
  gone.actor.send({ type: 'WITHDRAW', base: waiting, changeId: 'c1' });
  await gone.waitForState('replaced');

  const rejected = submit({ send: async () => Promise.reject(new Rejection('PlayerBlocked')) });
  await rejected.waitForState('rejected');
  expect(rejected.actor.getSnapshot().context.rejection).toBe('PlayerBlocked');
  rejected.actor.send({ type: 'CONTINUE' });
  expect(rejected.actor.getSnapshot().value).toBe('editing');
});
