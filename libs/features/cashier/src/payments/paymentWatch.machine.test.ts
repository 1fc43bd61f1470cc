import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { paymentWatchMachine, type PaymentReport, type PaymentWatchInput } from './paymentWatch.machine.ts';
import type { UnderWay } from './underWay.ts';
import { timings } from '../timings.ts';

const deposit: UnderWay = {
  id: '7f8ff0ad-3c2b-4a3c-9b6c-0d7f2e6c1a11',
  player: 'p1',
  type: 'Deposit',
  since: '2026-11-20T10:00:00.000Z',
  isPendingTold: false,
};
const transaction = { id: 't1', state: 'Initialized', amount: '50.00', currency: 'EUR' } as const;
const unknown: PaymentReport = { transaction: null, age: 1000 };
const pending: PaymentReport = { transaction, age: 1000 };
const completed: PaymentReport = { transaction: { ...transaction, state: 'Completed' }, age: 2000 };

/** A platform that gives one answer after the other, and then the last one again. */
function watch(answers: (PaymentReport | Error)[], payment: UnderWay = deposit) {
  const shown: string[] = [];
  const left = [...answers];
  const fetchReport = jest.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error || !answer) throw answer ?? new Error('no answer');
    return answer;
  });
  const input: PaymentWatchInput = {
    payment,
    fetchReport,
    showOutcome: ({ state }) => shown.push(state),
    showPending: () => shown.push('pending'),
    showUnknown: () => shown.push('unknown'),
    giveUp: () => shown.push('given up'),
  };
  const actor = createActor(paymentWatchMachine, { input }).start();
  return { actor, fetchReport, shown, input, isOver: () => actor.getSnapshot().status === 'done' };
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reaches every state', () => {
  const { input } = watch([pending]);
  const done = (output: PaymentReport) => ({ type: 'xstate.done.actor.0.paymentWatch.checking', output }) as never;
  expectAllStatesReachable(paymentWatchMachine, [done(pending), done(completed), { type: 'CHECK' }], { input });
});

it('shows that a payment waits, once, and then its outcome', async () => {
  const { shown, fetchReport, isOver } = watch([unknown, pending, pending, completed]);
  await wait(2000 + 4000);
  expect(shown).toEqual(['pending']);
  await wait(8000);
  expect(shown).toEqual(['pending', 'Completed']);
  expect(isOver()).toBe(true);
  await wait(600_000);
  expect(fetchReport).toHaveBeenCalledTimes(4);
});

it('sends requests less and less often, at most one a minute, and at once when there is news', async () => {
  const { actor, fetchReport } = watch([pending]);
  await wait(2000 + 4000 + 8000 + 16_000 + 32_000);
  expect(fetchReport).toHaveBeenCalledTimes(6);
  await wait(59_999);
  expect(fetchReport).toHaveBeenCalledTimes(6);
  actor.send({ type: 'CHECK' });
  expect(fetchReport).toHaveBeenCalledTimes(7);
  await wait(60_000);
  expect(fetchReport).toHaveBeenCalledTimes(8);
});

it('sends the request again after a failure, and does not show that the payment is unknown', async () => {
  const { shown } = watch([new Error('offline'), new Error('offline'), completed]);
  await wait(2000 + 4000);
  expect(shown).toEqual(['Completed']);
});

it('does not show again what an earlier page has shown', async () => {
  const { shown } = watch([pending], { ...deposit, isPendingTold: true });
  await wait(60_000);
  expect(shown).toEqual([]);
});

it('takes a withdrawal that is requested for done', async () => {
  const { shown, isOver } = watch([pending], { ...deposit, type: 'Withdrawal' });
  await wait(0);
  expect(shown).toEqual(['Initialized']);
  expect(isOver()).toBe(true);
});

it.each([
  ['unknown', { transaction: null, age: timings.unknownPaymentTimeout + 1 }],
  ['given up', { transaction, age: timings.paymentCheckDuration + 1 }],
] as const)('ends without an outcome: %s', async (end, report) => {
  const { shown, isOver } = watch([report]);
  await wait(0);
  expect(shown).toEqual([end]);
  expect(isOver()).toBe(true);
});
