import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { type Attempt, verificationMachine, type VerificationRejection } from './verification.machine.ts';

const attempt: Attempt = { codeId: 'c1', code: '123456', before: { value: 'old@acme.test', verified: true } };

function start(
  platform: { sendCode?: (to: string | null) => Promise<void>; confirm?: (attempt: Attempt) => Promise<void> } = {},
) {
  const sendCode = jest.fn(platform.sendCode ?? (async () => undefined));
  const confirm = jest.fn(platform.confirm ?? (async () => undefined));
  const actor = createActor(verificationMachine, { input: { sendCode, confirm } }).start();
  const waitForState = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, sendCode, confirm, waitForState };
}
const reject = (rejection: VerificationRejection) => async () => {
  throw new Rejection(rejection);
};
const fail = async () => {
  throw new Error('offline');
};

it('reaches every state', () => {
  expectAllStatesReachable(
    verificationMachine,
    [
      { type: 'CHANGE' },
      { type: 'SEND', to: 'new@acme.test' },
      { type: 'RESUME' },
      { type: 'RESEND' },
      { type: 'SUBMIT', attempt },
      { type: 'RETRY' },
      { type: 'EXPIRE' },
      { type: 'CANCEL' },
      { type: 'xstate.done.actor.0.verification.sending' } as never,
      { type: 'xstate.error.actor.0.verification.sending', error: new Error('offline') } as never,
      { type: 'xstate.done.actor.0.verification.confirming' } as never,
      { type: 'xstate.error.actor.0.verification.confirming', error: new Error('offline') } as never,
      { type: 'xstate.error.actor.0.verification.confirming', error: new Rejection('CodeExpired') } as never,
    ],
    {
      input: { sendCode: async () => undefined, confirm: async () => undefined },
      contextOf: ({ target }) => target !== null,
    },
  );
});

it('sends a code once, and confirms once, however often it is triggered', async () => {
  const { actor, sendCode, confirm, waitForState } = start();
  actor.send({ type: 'SEND', to: 'new@acme.test' });
  actor.send({ type: 'SEND', to: 'other@acme.test' });
  await waitForState('enteringCode');
  actor.send({ type: 'SUBMIT', attempt });
  actor.send({ type: 'SUBMIT', attempt });
  actor.send({ type: 'CANCEL' });
  await waitForState('verified');
  expect(sendCode.mock.calls).toEqual([['new@acme.test']]);
  expect(confirm.mock.calls).toEqual([[attempt]]);
});

it('sends again to where the code was sent, and queries where that is after a reload', async () => {
  const { actor, sendCode, waitForState } = start();
  actor.send({ type: 'SEND', to: 'new@acme.test' });
  await waitForState('enteringCode');
  actor.send({ type: 'RESEND' });
  await waitForState('enteringCode');
  expect(sendCode.mock.calls).toEqual([['new@acme.test'], ['new@acme.test']]);

  const reloaded = start();
  reloaded.actor.send({ type: 'RESUME' });
  reloaded.actor.send({ type: 'RESEND' });
  expect(reloaded.actor.getSnapshot().value).toBe('enteringContact');
  expect(reloaded.sendCode).not.toHaveBeenCalled();
});

it('says why no code was sent, where it was requested', async () => {
  const first = start({ sendCode: reject('ContactInvalid') });
  first.actor.send({ type: 'SEND', to: 'new@acme.test' });
  await first.waitForState('enteringContact');
  expect(first.actor.getSnapshot().context.problem).toBe('ContactInvalid');

  let isRecent = false;
  const again = start({ sendCode: async () => (isRecent ? reject('CodeRecentlySent')() : undefined) });
  again.actor.send({ type: 'SEND', to: null });
  await again.waitForState('enteringCode');
  isRecent = true;
  again.actor.send({ type: 'RESEND' });
  await waitFor(again.actor, ({ context }) => context.problem === 'CodeRecentlySent');
  expect(again.actor.getSnapshot().value).toBe('enteringCode');
});

it('takes another code after a wrong one, and none after one that may no longer be entered', async () => {
  const wrong = start({ confirm: reject('CodeInvalid') });
  wrong.actor.send({ type: 'RESUME' });
  wrong.actor.send({ type: 'SUBMIT', attempt });
  await wrong.waitForState('enteringCode');
  expect(wrong.actor.getSnapshot().context.problem).toBe('CodeInvalid');

  const late = start({ confirm: reject('CodeExpired') });
  late.actor.send({ type: 'RESUME' });
  late.actor.send({ type: 'SUBMIT', attempt });
  await late.waitForState('expired');
});

it('sends the same code again where its response was lost', async () => {
  let isOnline = false;
  const { actor, confirm, waitForState } = start({ confirm: async () => (isOnline ? undefined : fail()) });
  actor.send({ type: 'RESUME' });
  actor.send({ type: 'SUBMIT', attempt });
  await waitForState('unanswered');
  isOnline = true;
  actor.send({ type: 'RETRY' });
  await waitForState('verified');
  expect(confirm.mock.calls).toEqual([[attempt], [attempt]]);
});
