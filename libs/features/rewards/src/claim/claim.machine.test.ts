import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { claimMachine, ClaimRefused } from './claim.machine.ts';

const failed = (error: Error) => ({ type: 'xstate.error.actor.0.claim.claiming', error }) as never;
const done = { type: 'xstate.done.actor.0.claim.claiming' } as never;

/** A claim whose attempts the test answers one by one. */
function startClaim() {
  const attempts: PromiseWithResolvers<void>[] = [];
  const ids: string[] = [];
  const refresh = jest.fn();
  const send = async (claimId: string) => {
    const attempt = Promise.withResolvers<void>();
    ids.push(claimId);
    attempts.push(attempt);
    await attempt.promise;
  };
  const actor = createActor(claimMachine, { input: { send, refresh } }).start();
  return {
    actor,
    attempts,
    ids,
    refresh,
    claim: () => actor.send({ type: 'CLAIM' }),
    settle: () => actor.send({ type: 'SETTLED' }),
    until: (state: 'open' | 'claiming' | 'uncertain' | 'taken') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 }),
    state: () => actor.getSnapshot().value,
    refusal: () => actor.getSnapshot().context.refusal,
  };
}

it('every state of a claim is reached', () => {
  expectAllStatesReachable(
    claimMachine,
    [
      { type: 'CLAIM' },
      { type: 'SETTLED' },
      done,
      failed(new ClaimRefused('RewardNotClaimable')),
      failed(new Error('Network')),
    ],
    { input: { send: async () => undefined, refresh: () => undefined } },
  );
});

it('is sent once, however often it is asked for', async () => {
  const { claim, ids, attempts, until } = startClaim();
  claim();
  claim();
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  attempts[0]?.resolve();
  await until('taken');
});

it('whose answer was lost is sent again under the same id', async () => {
  const { claim, ids, attempts, until, refresh } = startClaim();
  claim();
  attempts[0]?.reject(new Error('Network'));
  await until('uncertain');
  expect(refresh).not.toHaveBeenCalled();
  claim();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  attempts[1]?.resolve();
  await until('taken');
});

it('that is refused says why, has the list asked anew, and is another one the next time', async () => {
  const { claim, ids, attempts, until, refusal, refresh } = startClaim();
  claim();
  attempts[0]?.reject(new ClaimRefused('DepositRequired'));
  await until('open');
  expect(refusal()).toBe('DepositRequired');
  expect(refresh).toHaveBeenCalledTimes(1);
  claim();
  expect(refusal()).toBeNull();
  expect(ids[1]).not.toBe(ids[0]);
});

describe('a push that the reward is not open any more', () => {
  it('ends the claim before its answer, which changes nothing then', async () => {
    const { claim, settle, attempts, state, refusal } = startClaim();
    claim();
    settle();
    expect(state()).toBe('taken');
    attempts[0]?.reject(new ClaimRefused('RewardNotClaimable'));
    await Promise.resolve();
    expect([state(), refusal()]).toEqual(['taken', null]);
  });

  it('changes nothing after the answer, nor the second time', async () => {
    const { claim, settle, attempts, until, state } = startClaim();
    claim();
    attempts[0]?.resolve();
    await until('taken');
    settle();
    settle();
    expect(state()).toBe('taken');
  });

  it('is the answer to one whose own was lost', async () => {
    const { claim, settle, attempts, until, state } = startClaim();
    claim();
    attempts[0]?.reject(new Error('Network'));
    await until('uncertain');
    settle();
    expect(state()).toBe('taken');
  });

  it('may be of another tab', () => {
    const { settle, state, ids } = startClaim();
    settle();
    expect([state(), ids]).toEqual(['taken', []]);
  });
});

it('of a reward that is opened again is a new one', async () => {
  const { claim, settle, attempts, ids, until } = startClaim();
  claim();
  attempts[0]?.resolve();
  await until('taken');
  settle();
  claim();
  expect(new Set(ids).size).toBe(2);
});
