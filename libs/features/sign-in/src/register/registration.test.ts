import { SessionNotStored } from '@lobby/auth';
import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { registrationMachine, type RegistrationEvent } from './registration.machine.ts';
import type { RegistrationInput } from './registrationInput.ts';

const registration = { email: 'aino@lobby.test' } as RegistrationInput;
const submit: RegistrationEvent = { type: 'SUBMIT', registration };
const fieldOf = () => ({ name: 'email', step: 0 }) as const;

function start(register: () => Promise<void>, step = 3) {
  const send = jest.fn(register);
  const actor = createActor(registrationMachine, { input: { steps: 4, step, register: send, fieldOf } }).start();
  return { actor, send, waitForState: (state: string) => waitFor(actor, ({ value }) => value === state) };
}

it('reaches every state', () => {
  expectAllStatesReachable(
    registrationMachine,
    [
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'OPEN', step: 0 },
      submit,
      { type: 'xstate.done.actor.0.registration.sending' } as never,
      { type: 'xstate.error.actor.0.registration.sending', error: new Error('offline') } as never,
      { type: 'xstate.error.actor.0.registration.sending', error: new SessionNotStored() } as never,
      { type: 'xstate.error.actor.0.registration.sending', error: new Rejection('AccountExists') } as never,
    ],
    { input: { steps: 4, step: 0, register: async () => undefined, fieldOf }, contextOf: ({ step }) => step },
  );
});

it('is sent from the last step alone, and once while it is under way', async () => {
  const first = start(async () => undefined, 2);
  first.actor.send(submit);
  expect(first.send).not.toHaveBeenCalled();
  const last = start(async () => undefined);
  for (const event of [submit, submit, { type: 'BACK' } as const, { type: 'OPEN', step: 0 } as const])
    last.actor.send(event);
  expect(last.actor.getSnapshot().context.step).toBe(3);
  await last.waitForState('done');
  expect(last.send.mock.calls).toEqual([[registration]]);
});

it('opens the step of the field that was rejected', async () => {
  const { actor, waitForState } = start(async () => {
    throw new Rejection('RegistrationInvalid');
  });
  actor.send(submit);
  await waitForState('rejected');
  expect(actor.getSnapshot().context.step).toBe(0);
  actor.send({ type: 'NEXT' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { step: 1, rejected: null } });
});

it('may be sent again where there was no answer', async () => {
  let isOnline = false;
  const { actor, send, waitForState } = start(async () => {
    if (!isOnline) throw new Error('offline');
  });
  actor.send(submit);
  await waitForState('unanswered');
  isOnline = true;
  actor.send(submit);
  await waitForState('done');
  expect(send).toHaveBeenCalledTimes(2);
});

it('stays within its steps', () => {
  const { actor } = start(async () => undefined, 0);
  actor.send({ type: 'BACK' });
  expect(actor.getSnapshot().context.step).toBe(0);
  for (let turn = 0; turn < 9; turn += 1) actor.send({ type: 'NEXT' });
  expect(actor.getSnapshot().context.step).toBe(3);
});
