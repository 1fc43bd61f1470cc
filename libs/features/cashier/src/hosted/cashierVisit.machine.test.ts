import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { type CashierSession, cashierVisitMachine, type CashierVisitInput } from './cashierVisit.machine.ts';
import type { HostedCashierEvent } from './hostedCashier.ts';
import { timings } from '../timings.ts';

const startedAt = '2026-11-20T10:00:00.000Z';
const session: CashierSession = { sessionId: 's', userId: 'p', merchantId: '100', currency: 'EUR', startedAt };

function createVisit(startSession: CashierVisitInput['startSession'] = async () => session) {
  const reports: unknown[] = [];
  const show = jest.fn();
  const hide = jest.fn();
  let onEvent: (event: HostedCashierEvent) => void = () => undefined;
  const input: CashierVisitInput = {
    startSession,
    showCashier(started, listener) {
      show(started);
      onEvent = listener;
      return hide;
    },
    onSubmit: () => undefined,
    onRetract: () => undefined,
    onSuccess: (payment) => reports.push(['success', payment]),
    onDecline: () => reports.push(['decline']),
    onPending: () => reports.push(['pending']),
  };
  const actor = createActor(cashierVisitMachine, { input }).start();
  return {
    actor,
    input,
    reports,
    show,
    hide,
    /** Emits an event of the hosted cashier. */
    emit: (event: HostedCashierEvent) => onEvent(event),
    state: () => actor.getSnapshot().value,
  };
}

const flush = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('visit to the cashier', () => {
  it('reaches every state', () => {
    const failed = 'xstate.error.actor.0.cashierVisit.starting';
    expectAllStatesReachable(
      cashierVisitMachine,
      [
        { type: 'xstate.done.actor.0.cashierVisit.starting', output: session } as never,
        { type: failed, error: new Error('offline') } as never,
        { type: failed, error: new Rejection('DepositsBlocked') } as never,
        { type: 'LOADED' },
        { type: 'SUBMITTED' },
        { type: 'RETRACTED' },
        { type: 'LOAD_FAILED' },
        { type: 'SUCCEEDED', payment: {} },
        { type: 'RETRY' },
      ],
      { input: createVisit().input },
    );
  });

  it('shows the cashier of a new session and reports a success once', async () => {
    const { actor, reports, show, hide, emit, state } = createVisit();
    expect(state()).toBe('starting');
    await flush();
    expect(state()).toEqual({ visiting: 'loading' });
    expect(show).toHaveBeenCalledWith(session);
    emit({ type: 'LOADED' });
    expect(state()).toEqual({ visiting: 'ready' });
    emit({ type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } });
    emit({ type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } });
    expect(reports).toEqual([['success', { amount: '50.00', currency: 'EUR' }]]);
    expect(actor.getSnapshot().status).toBe('done');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('stays in the cashier after a declined and a pending payment', async () => {
    const { reports, emit, state } = createVisit();
    await flush();
    emit({ type: 'LOADED' });
    emit({ type: 'DECLINED' });
    emit({ type: 'PENDING' });
    expect(reports).toEqual([['decline'], ['pending']]);
    expect(state()).toEqual({ visiting: 'ready' });
  });

  it.each(['RETRACTED', 'DECLINED', 'PENDING'] as const)('is paying until %s', async (end) => {
    const { emit, state } = createVisit();
    await flush();
    emit({ type: 'LOADED' });
    emit({ type: 'SUBMITTED' });
    expect(state()).toEqual({ visiting: 'paying' });
    emit({ type: end });
    expect(state()).toEqual({ visiting: 'ready' });
  });

  it('keeps a payment that is under way when the frame fails', async () => {
    const { emit, state, hide } = createVisit();
    await flush();
    emit({ type: 'SUBMITTED' });
    emit({ type: 'LOAD_FAILED' });
    await jest.advanceTimersByTimeAsync(timings.cashierTimeout);
    expect(state()).toEqual({ visiting: 'paying' });
    expect(hide).not.toHaveBeenCalled();
  });

  it('is unavailable when the frame does not load in time, and starts again on retry', async () => {
    const { actor, show, hide, state } = createVisit();
    await flush();
    await jest.advanceTimersByTimeAsync(timings.cashierTimeout - 1);
    expect(state()).toEqual({ visiting: 'loading' });
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toBe('unavailable');
    expect(hide).toHaveBeenCalledTimes(1);
    actor.send({ type: 'RETRY' });
    await flush();
    expect(state()).toEqual({ visiting: 'loading' });
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('has no time limit once the frame has loaded', async () => {
    const { emit, state } = createVisit();
    await flush();
    emit({ type: 'LOADED' });
    await jest.advanceTimersByTimeAsync(timings.cashierTimeout * 10);
    expect(state()).toEqual({ visiting: 'ready' });
  });

  it('is unavailable when the frame fails to load', async () => {
    const { emit, state } = createVisit();
    await flush();
    emit({ type: 'LOAD_FAILED' });
    expect(state()).toBe('unavailable');
  });

  it('distinguishes a rejection from an outage', async () => {
    const rejected = createVisit(() => Promise.reject(new Rejection('DepositsBlocked')));
    const offline = createVisit(() => Promise.reject(new Error('offline')));
    await flush();
    expect(rejected.state()).toBe('rejected');
    expect(offline.state()).toBe('unavailable');
  });
});
