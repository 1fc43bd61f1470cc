import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { identityCheckMachine, type IdentityCheckEvent, type IdentityCheckInput } from './identityCheck.machine.ts';
import { timings } from '../timings.ts';

const session = (accessToken: string) => ({ accessToken, origin: 'https://kyc.acme.test' });

function start(startSession: IdentityCheckInput['startSession'] = async () => session('first')) {
  const opened: { accessToken: string; renewed: string[]; isOpen: boolean }[] = [];
  let report: (event: IdentityCheckEvent) => void = () => {};
  const onDecided = jest.fn();
  const actor = createActor(identityCheckMachine, {
    input: {
      startSession: jest.fn(startSession),
      openCheck({ accessToken }, onEvent) {
        const check = { accessToken, renewed: [] as string[], isOpen: true };
        opened.push(check);
        report = onEvent;
        return { renew: (token) => check.renewed.push(token), close: () => (check.isOpen = false) };
      },
      onDecided,
    },
  }).start();
  const reach = (matches: (snapshot: SnapshotFrom<typeof identityCheckMachine>) => boolean) => waitFor(actor, matches);
  return {
    actor,
    opened,
    onDecided,
    reach,
    report: (...types: IdentityCheckEvent['type'][]) => types.forEach((type) => report({ type })),
    open: () => reach((snapshot) => snapshot.matches({ checking: { progress: 'loading' } })),
    state: () => actor.getSnapshot().value,
  };
}

const done = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: session('next') }) as never;
const failed = (actor: string, error: Error) =>
  ({ type: `xstate.error.actor.${actor}`, error, message: error.message }) as never;
const starting = '0.identityCheck.starting';
const renewing = '0.identityCheck.checking.token.renewing';

describe('an identity check', () => {
  it('reaches every state', () => {
    expectAllStatesReachable(
      identityCheckMachine,
      [
        ...(
          ['LOADED', 'FAILED', 'TOKEN_EXPIRED', 'SUBMITTED', 'RETRY_REQUIRED', 'APPROVED', 'REJECTED', 'RETRY'] as const
        ).map((type) => ({ type })),
        done(starting),
        failed(starting, new Error('offline')),
        failed(starting, new Rejection('KycNotRequired')),
        failed(starting, new Rejection('NotOffered')),
        done(renewing),
        failed(renewing, new Error('offline')),
      ],
      {
        input: {
          startSession: async () => session('first'),
          openCheck: () => ({ renew: () => {}, close: () => {} }),
          onDecided: () => {},
        },
      },
    );
  });

  it.each([
    ['APPROVED', 'approved'],
    ['REJECTED', 'rejected'],
  ] as const)('ends with the provider’s decision: %s', async (type, state) => {
    const check = start();
    await check.open();
    check.report('LOADED', 'SUBMITTED', type);
    expect(check.state()).toBe(state);
    expect(check.opened[0]?.isOpen).toBe(false);
    expect(check.onDecided).toHaveBeenCalledTimes(1);
    expect(check.actor.getSnapshot().context.session).toBeNull();
  });

  it('goes on in the same frame where the provider requests more', async () => {
    const check = start();
    await check.open();
    check.report('LOADED', 'SUBMITTED', 'RETRY_REQUIRED');
    expect(check.state()).toMatchObject({ checking: { progress: 'retrying' } });
    check.report('SUBMITTED');
    expect(check.state()).toMatchObject({ checking: { progress: 'inReview' } });
    expect(check.opened).toHaveLength(1);
    expect(check.onDecided).not.toHaveBeenCalled();
  });

  it('brings a new token to the same frame, wherever the check stands', async () => {
    const tokens = ['first', 'second'];
    const check = start(async () => session(tokens.shift() ?? 'none'));
    await check.open();
    check.report('LOADED', 'SUBMITTED', 'TOKEN_EXPIRED');
    await check.reach((snapshot) => snapshot.matches({ checking: { token: 'valid' } }));
    expect(check.state()).toMatchObject({ checking: { progress: 'inReview' } });
    expect(check.opened).toMatchObject([{ accessToken: 'first', renewed: ['second'], isOpen: true }]);
  });

  it('closes where there is no new token, and opens with one on another try', async () => {
    let isOnline = true;
    const check = start(async () => {
      if (!isOnline) throw new Error('offline');
      return session('any');
    });
    await check.open();
    isOnline = false;
    check.report('LOADED', 'TOKEN_EXPIRED');
    await check.reach((snapshot) => snapshot.matches('unreachable'));
    expect(check.opened[0]?.isOpen).toBe(false);
    isOnline = true;
    check.actor.send({ type: 'RETRY' });
    await check.open();
    expect(check.opened).toHaveLength(2);
  });

  it('is over where the platform requires none, also while a token is renewed', async () => {
    const answers = [session('first'), null];
    const check = start(async () => {
      const answer = answers.shift();
      if (!answer) throw new Rejection('KycNotRequired');
      return answer;
    });
    await check.open();
    check.report('TOKEN_EXPIRED');
    await check.reach((snapshot) => snapshot.matches('notRequired'));
    expect(check.opened[0]?.isOpen).toBe(false);
  });

  it('gives up on a frame that reports nothing', async () => {
    jest.useFakeTimers();
    const check = start();
    await jest.advanceTimersByTimeAsync(timings.identityCheckTimeout - 1);
    expect(check.state()).toMatchObject({ checking: { progress: 'loading' } });
    await jest.advanceTimersByTimeAsync(1);
    expect(check.state()).toBe('unreachable');
    jest.useRealTimers();
  });
});
