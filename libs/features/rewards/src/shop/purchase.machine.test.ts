import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { type Choice, purchaseMachine } from './purchase.machine.ts';

const choice: Choice = { itemId: 'i1', name: '10 free spins', price: 150 };
const failed = (state: string, error: Error) => ({ type: `xstate.error.actor.0.purchase.${state}`, error }) as never;
const done = (state: string) => ({ type: `xstate.done.actor.0.purchase.${state}` }) as never;

it('every state of a purchase is reached', () => {
  expectAllStatesReachable(
    purchaseMachine,
    [
      { type: 'CHOOSE', choice },
      { type: 'CONFIRM', price: 150 },
      { type: 'CLOSE' },
      { type: 'RETRY' },
      done('sending'),
      done('repricing'),
      failed('sending', new Rejection('ShopPriceChanged')),
      failed('sending', new Rejection('NotEnoughPoints')),
      failed('sending', new Error('Network')),
      failed('repricing', new Error('Network')),
    ],
    { input: { send: async () => undefined, refresh: async () => undefined } },
  );
});

it('sends nothing before the player has agreed, and then the price that was agreed to', () => {
  const send = jest.fn(async () => undefined);
  const actor = createActor(purchaseMachine, { input: { send, refresh: async () => undefined } }).start();
  actor.send({ type: 'CHOOSE', choice });
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'CONFIRM', price: 200 });
  expect(send).toHaveBeenCalledWith({ ...choice, price: 200 }, expect.stringMatching(/^[0-9a-f-]{36}$/));
});

it('that was rejected with a new price was not made by an earlier attempt either', async () => {
  const errors = [new Error('Network'), new Rejection('ShopPriceChanged'), new Rejection('RewardsBlocked')];
  const send = async () => {
    throw errors.shift();
  };
  const actor = createActor(purchaseMachine, { input: { send, refresh: async () => undefined } }).start();
  actor.send({ type: 'CHOOSE', choice });
  actor.send({ type: 'CONFIRM', price: 150 });
  await waitFor(actor, (snapshot) => snapshot.matches('uncertain'));
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  actor.send({ type: 'CONFIRM', price: 160 });
  await waitFor(actor, (snapshot) => snapshot.matches('rejected'));
});

it('is sent again with the same id, and no other purchase begins before', async () => {
  let isOnline = false;
  const send = jest.fn(async () => {
    if (!isOnline) throw new Error('Network');
  });
  const actor = createActor(purchaseMachine, { input: { send, refresh: async () => undefined } }).start();
  actor.send({ type: 'CHOOSE', choice });
  actor.send({ type: 'CONFIRM', price: 150 });
  await waitFor(actor, (snapshot) => snapshot.matches('uncertain'));
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'CHOOSE', choice: { ...choice, itemId: 'i2' } });
  expect(actor.getSnapshot().value).toBe('unsettled');
  isOnline = true;
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (snapshot) => snapshot.matches('bought'));
  expect(send.mock.calls).toHaveLength(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  const { purchaseId } = actor.getSnapshot().context;
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'CHOOSE', choice });
  expect(actor.getSnapshot().context.purchaseId).not.toBe(purchaseId);
});
