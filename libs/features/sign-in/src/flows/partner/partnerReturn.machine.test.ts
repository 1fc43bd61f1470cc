import { SessionNotStored } from '@lobby/auth';
import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import type { DoneSignIn } from '../signInUnderWay.ts';
import { type PartnerReturnInput, partnerReturnMachine } from './partnerReturn.machine.ts';
import type { AnsweredSignIn, PartnerReturn } from './readReturn.ts';

const errorOf = (failure: 'LoginExpired' | 'AccountNotFound' | 'TooYoung' | 'NotStored' | 'Unanswered') =>
  failure === 'NotStored'
    ? new SessionNotStored()
    : failure === 'Unanswered'
      ? new Error('offline')
      : new Rejection(failure);
const signIn: AnsweredSignIn = {
  kind: 'partner',
  partner: 'ZIMPLER',
  id: 'secret',
  state: 'state-1',
  code: 'code-1',
  from: 'login',
  deposit: null,
  returnTo: null,
};
const done: DoneSignIn = { kind: 'done', deposit: null, returnTo: null };
const answered: PartnerReturn = { kind: 'answered', signIn };
const others: PartnerReturn[] = [
  { kind: 'cancelled', signIn },
  { kind: 'failed', signIn },
  { kind: 'done', done },
  { kind: 'proven' },
  { kind: 'stray' },
];
type Failed = Parameters<typeof errorOf>[0];
const failures: Failed[] = ['LoginExpired', 'AccountNotFound', 'TooYoung', 'NotStored', 'Unanswered'];

function begin(answer: PartnerReturnInput['complete'] = async () => done) {
  const platform = { complete: jest.fn(answer), persist: jest.fn(), persistProof: jest.fn() };
  const actor = createActor(partnerReturnMachine, { input: platform }).start();
  return {
    ...platform,
    open: (back: PartnerReturn) => actor.send({ type: 'RETURN', back }),
    repeat: () => actor.send({ type: 'REPEAT' }),
    until: (state: string) => waitFor(actor, ({ value }) => value === state),
  };
}
const fail = (failure: Failed) => async () => {
  throw errorOf(failure);
};

it('reaches every state', () => {
  expectAllStatesReachable(
    partnerReturnMachine,
    [
      ...[answered, ...others].map((back) => ({ type: 'RETURN', back }) as const),
      { type: 'REPEAT' },
      { type: 'xstate.done.actor.0.partnerReturn.completing', output: done } as never,
      ...failures.map(
        (failure) =>
          ({
            type: 'xstate.error.actor.0.partnerReturn.completing',
            error: errorOf(failure),
          }) as never,
      ),
    ],
    { input: { complete: async () => done, persist: () => undefined, persistProof: () => undefined } },
  );
});

it('sends the code once, however often the address is read', async () => {
  const { open, repeat, until, complete, persist } = begin();
  open(answered);
  open({ kind: 'stray' });
  open(answered);
  repeat();
  const { context } = await until('signedIn');
  expect(context.done).toBe(done);
  expect(complete.mock.calls).toEqual([[signIn]]);
  // For another load of the page, before it is sent.
  expect(persist.mock.calls).toEqual([[signIn]]);
});

it.each(['Unanswered', 'NotStored'] as const)('sends the same again, once, after “%s”', async (failure) => {
  let fails = true;
  const { open, repeat, until, complete } = begin(async () => {
    if (fails) throw errorOf(failure);
    return done;
  });
  open(answered);
  await until(failure === 'NotStored' ? 'notStored' : 'unanswered');
  fails = false;
  repeat();
  repeat();
  await until('signedIn');
  expect(complete.mock.calls).toEqual([[signIn], [signIn]]);
});

it('takes an error of any other kind for a lost answer', async () => {
  const { open, until, persist } = begin(async () => {
    throw new TypeError('offline');
  });
  open(answered);
  await until('unanswered');
  expect(persist).not.toHaveBeenCalledWith(null);
});

it.each([
  ['LoginExpired', 'expired'],
  ['TooYoung', 'tooYoung'],
] as const)('keeps nothing and sends nothing again after “%s”', async (failure, state) => {
  const { open, repeat, until, complete, persist } = begin(fail(failure));
  open(answered);
  await until(state);
  repeat();
  expect(complete).toHaveBeenCalledTimes(1);
  expect(persist).toHaveBeenLastCalledWith(null);
});

it('keeps the proof of a person without an account in place of the sign-in', async () => {
  const { open, until, persist, persistProof } = begin(fail('AccountNotFound'));
  open(answered);
  await until('withoutAccount');
  expect(persistProof.mock.calls).toEqual([[signIn]]);
  expect(persist).not.toHaveBeenCalledWith(null);
});

it.each(others)('sends nothing for an address that says $kind', async (back) => {
  const { open, repeat, complete, persist } = begin();
  open(back);
  repeat();
  expect(complete).not.toHaveBeenCalled();
  expect(persist.mock.calls).toEqual('signIn' in back ? [[null]] : []);
});
