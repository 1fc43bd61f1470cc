import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { PhoneLoginFailed, phoneLoginMachine, type PhoneLoginInput, type PhoneProblem } from './phoneLogin.machine.ts';

const signIn: PhoneSignIn = {
  kind: 'phone',
  id: 'l1',
  sentTo: '+358•••',
  resendAvailableAt: '2026-11-23T10:00:30.000Z',
  expiresAt: '2026-11-23T10:10:00.000Z',
  attemptsLeft: 5,
  clockOffset: 0,
  returnTo: null,
};
const start = { type: 'START', number: '+358401234567', returnTo: null } as const;
const fail = (problem: PhoneProblem) => async () => {
  throw new PhoneLoginFailed(problem);
};

function begin(input: Partial<PhoneLoginInput> = {}) {
  const platform = {
    start: jest.fn(input.start ?? (async () => signIn)),
    resend: jest.fn(input.resend ?? (async () => ({ ...signIn, id: 'l2' }))),
    complete: jest.fn(input.complete ?? (async () => undefined)),
    keep: jest.fn(),
  };
  const actor = createActor(phoneLoginMachine, {
    input: { asksFor: 'number', signIn: null, ...input, ...platform },
  }).start();
  return { ...platform, actor, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
}

it('reaches every state', () => {
  const failed = (actor: string, problem: PhoneProblem) =>
    ({ type: `xstate.error.actor.0.phoneLogin.${actor}`, error: new PhoneLoginFailed(problem) }) as never;
  expectAllStatesReachable(
    phoneLoginMachine,
    [
      start,
      { type: 'SUBMIT', code: '123456' },
      { type: 'RESEND' },
      { type: 'EXPIRE' },
      { type: 'CHANGE' },
      { type: 'xstate.done.actor.0.phoneLogin.starting', output: signIn } as never,
      { type: 'xstate.done.actor.0.phoneLogin.confirming' } as never,
      failed('confirming', 'AccountNotFound'),
    ],
    {
      input: {
        asksFor: 'number',
        signIn: null,
        start: async () => signIn,
        resend: async () => signIn,
        complete: async () => undefined,
        keep: () => undefined,
      },
    },
  );
});

it('begins once and confirms once, however often it is asked to', async () => {
  const { actor, until, start: send, complete } = begin();
  actor.send(start);
  actor.send(start);
  await until('enteringCode');
  actor.send({ type: 'SUBMIT', code: '123456' });
  actor.send({ type: 'SUBMIT', code: '123456' });
  actor.send({ type: 'CHANGE' });
  await until('signedIn');
  expect(send).toHaveBeenCalledTimes(1);
  expect(complete.mock.calls).toEqual([[signIn, '123456']]);
});

it('goes on with the code that was sent before, where another one is refused too early', async () => {
  const early = begin({ signIn, start: fail('CodeRecentlySent') });
  early.actor.send(start);
  await early.until('enteringCode');
  const first = begin({ start: fail('CodeRecentlySent') });
  first.actor.send(start);
  await waitFor(first.actor, ({ context }) => context.problem === 'CodeRecentlySent');
  expect(first.actor.getSnapshot().value).toBe('enteringNumber');
});

it('counts the attempts of a code, and keeps them for a reload', async () => {
  const { actor, until, keep } = begin({
    asksFor: 'code',
    signIn: { ...signIn, attemptsLeft: 2 },
    complete: fail('CodeInvalid'),
  });
  actor.send({ type: 'SUBMIT', code: '111111' });
  await waitFor(actor, ({ context }) => context.problem === 'CodeInvalid');
  expect(keep).toHaveBeenLastCalledWith({ ...signIn, attemptsLeft: 1 });
  actor.send({ type: 'SUBMIT', code: '222222' });
  await until('spent');
  expect(keep).toHaveBeenLastCalledWith({ ...signIn, attemptsLeft: 0 });
  expect(begin({ asksFor: 'code', signIn: { ...signIn, attemptsLeft: 0 } }).actor.getSnapshot().value).toBe('spent');
});

it('takes another code after the present one has ended', async () => {
  const { actor, until, keep } = begin({ asksFor: 'code', signIn });
  actor.send({ type: 'EXPIRE' });
  expect(actor.getSnapshot().value).toBe('spent');
  actor.send({ type: 'RESEND' });
  await until('enteringCode');
  expect(keep).toHaveBeenLastCalledWith({ ...signIn, id: 'l2' });
});

it('asks for the number again once the sign-in itself is over', async () => {
  const { actor, until, keep } = begin({ asksFor: 'code', signIn, resend: fail('CodeExpired') });
  actor.send({ type: 'RESEND' });
  await until('enteringNumber');
  expect(keep).toHaveBeenLastCalledWith(null);
  expect(actor.getSnapshot().context.problem).toBe('CodeExpired');
});

it('lets the same code be sent again where its answer was lost', async () => {
  let isOnline = false;
  const { actor, until, complete } = begin({
    asksFor: 'code',
    signIn,
    complete: async () => (isOnline ? undefined : fail('Unanswered')()),
  });
  actor.send({ type: 'SUBMIT', code: '123456' });
  await waitFor(actor, ({ context }) => context.problem === 'Unanswered');
  expect(actor.getSnapshot().value).toBe('enteringCode');
  isOnline = true;
  actor.send({ type: 'SUBMIT', code: '123456' });
  await until('signedIn');
  expect(complete).toHaveBeenCalledTimes(2);
});
