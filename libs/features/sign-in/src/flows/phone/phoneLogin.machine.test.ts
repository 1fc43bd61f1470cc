import { SessionNotStored } from '@lobby/auth';
import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { phoneLoginMachine, type PhoneLoginInput, type PhoneProblem } from './phoneLogin.machine.ts';

const errorOf = (problem: PhoneProblem, attemptsLeft: number | null = null) =>
  problem === 'NotStored'
    ? new SessionNotStored()
    : problem === 'Unanswered'
      ? new Error('offline')
      : new Rejection(problem, { extensions: attemptsLeft === null ? [] : [{ attemptsLeft }] });
const signIn: PhoneSignIn = {
  kind: 'phone',
  from: 'login',
  id: 'l1',
  sentTo: '+358•••',
  codeLength: 6,
  resendAvailableAt: '2026-11-23T10:00:30.000Z',
  expiresAt: '2026-11-23T10:10:00.000Z',
  attemptsLeft: 5,
  clockOffset: 0,
  returnTo: null,
};
const start = { type: 'START', number: '+358401234567', from: 'login', returnTo: null } as const;
const fail = (problem: PhoneProblem) => async () => {
  throw errorOf(problem);
};

function begin(input: Partial<PhoneLoginInput> = {}) {
  const platform = {
    start: jest.fn(input.start ?? (async () => signIn)),
    resend: jest.fn(input.resend ?? (async () => ({ ...signIn, id: 'l2' }))),
    complete: jest.fn(input.complete ?? (async () => undefined)),
    persist: jest.fn(),
    persistProof: jest.fn(),
  };
  const actor = createActor(phoneLoginMachine, {
    input: { asksFor: 'number', signIn: null, sent: {}, ...input, ...platform },
  }).start();
  return { ...platform, actor, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
}

it('reaches every state', () => {
  const failed = (actor: string, problem: PhoneProblem, attemptsLeft?: number) =>
    ({ type: `xstate.error.actor.0.phoneLogin.${actor}`, error: errorOf(problem, attemptsLeft) }) as never;
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
      failed('confirming', 'CodeInvalid', 0),
    ],
    {
      input: {
        asksFor: 'number',
        signIn: null,
        sent: {},
        start: async () => signIn,
        resend: async () => signIn,
        complete: async () => undefined,
        persist: () => undefined,
        persistProof: () => undefined,
      },
    },
  );
});

it('begins once and confirms once, however often the events are sent', async () => {
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

it('goes on with the code that was sent to the same number before, where another one is rejected too early', async () => {
  const other: PhoneSignIn = { ...signIn, id: 'of-another-number' };
  const early = begin({ signIn: other, sent: { [start.number]: signIn }, start: fail('CodeRecentlySent') });
  early.actor.send({ ...start, returnTo: '/en/raffle/' });
  await early.until('enteringCode');
  expect(early.persist.mock.lastCall?.[0]).toEqual({ ...signIn, returnTo: '/en/raffle/' });
  for (const input of [{}, { signIn: other, sent: { '+358409999999': other } }]) {
    const first = begin({ ...input, start: fail('CodeRecentlySent') });
    first.actor.send(start);
    await waitFor(first.actor, ({ context }) => context.problem === 'CodeRecentlySent');
    expect(first.actor.getSnapshot().value).toBe('enteringNumber');
  }
});

it('takes the way back of the page that goes on with a code', () => {
  const { actor, persist } = begin({ signIn: { ...signIn, returnTo: '/en/raffle/' } });
  actor.send({ type: 'RESUME', from: 'login', returnTo: '/en/jackpot/' });
  expect(persist.mock.lastCall?.[0]).toEqual({ ...signIn, returnTo: '/en/jackpot/' });
});

it('counts the attempts of a code, and keeps them for a reload', async () => {
  const { actor, until, persist } = begin({
    asksFor: 'code',
    signIn: { ...signIn, attemptsLeft: 2 },
    complete: fail('CodeInvalid'),
  });
  actor.send({ type: 'SUBMIT', code: '111111' });
  await waitFor(actor, ({ context }) => context.problem === 'CodeInvalid');
  expect(persist).toHaveBeenLastCalledWith({ ...signIn, attemptsLeft: 1 }, {});
  actor.send({ type: 'SUBMIT', code: '222222' });
  await until('spent');
  expect(persist).toHaveBeenLastCalledWith({ ...signIn, attemptsLeft: 0 }, {});
  expect(begin({ asksFor: 'code', signIn: { ...signIn, attemptsLeft: 0 } }).actor.getSnapshot().value).toBe('spent');
});

it('believes the platform what is left, and remembers it for the number', async () => {
  const sent = { [start.number]: signIn };
  const { actor, persist } = begin({
    ...{ asksFor: 'code', signIn, sent },
    complete: async () => {
      throw errorOf('CodeInvalid', 2);
    },
  });
  actor.send({ type: 'SUBMIT', code: '111111' });
  await waitFor(actor, ({ context }) => context.problem === 'CodeInvalid');
  const left = { ...signIn, attemptsLeft: 2 };
  expect(persist).toHaveBeenLastCalledWith(left, { [start.number]: left });
});

it('takes another code once the present one was tried too often, for the same number', async () => {
  const spent = { ...signIn, attemptsLeft: 0 };
  const { actor, until, persist } = begin({ asksFor: 'code', signIn: spent, sent: { [start.number]: spent } });
  actor.send({ type: 'RESEND' });
  await until('enteringCode');
  const next = { ...signIn, id: 'l2' };
  expect(persist).toHaveBeenLastCalledWith(next, { [start.number]: next });
});

it('is over once its time is, or the code was used; another code helps where this one was tried too often elsewhere', async () => {
  const timed = begin({ asksFor: 'code', signIn });
  timed.actor.send({ type: 'EXPIRE' });
  expect(timed.actor.getSnapshot().value).toBe('over');
  expect(timed.persist).toHaveBeenLastCalledWith(null, {});
  const late = begin({ asksFor: 'code', signIn: { ...signIn, attemptsLeft: 0 } });
  late.actor.send({ type: 'EXPIRE' });
  expect(late.actor.getSnapshot().value).toBe('over');
  for (const [attemptsLeft, state] of [
    [null, 'over'],
    [0, 'spent'],
  ] as const) {
    const rejected = begin({
      ...{ asksFor: 'code', signIn },
      complete: async () => {
        throw errorOf('CodeExpired', attemptsLeft);
      },
    });
    rejected.actor.send({ type: 'SUBMIT', code: '111111' });
    await rejected.until(state);
  }
});

it('asks for the number again once the sign-in itself is over', async () => {
  const { actor, until, persist } = begin({ asksFor: 'code', signIn, resend: fail('CodeExpired') });
  actor.send({ type: 'RESEND' });
  await until('enteringNumber');
  expect(persist).toHaveBeenLastCalledWith(null, {});
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
