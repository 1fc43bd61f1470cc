import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import type { HostedCashierEvent } from '../hostedCashier.ts';
import { CASHIER_LOAD_LIMIT_MS, depositLogic } from './depositLogic.ts';
import { SessionRefusal, type CashierSession } from './session.ts';

const session: CashierSession = { sessionId: 's', userId: 'p', merchantId: '100', currency: 'EUR' };

function visit({ startSession = async () => session }: { startSession?: () => Promise<CashierSession> } = {}) {
  const reports: unknown[] = [];
  const show = jest.fn();
  const hide = jest.fn();
  let tell: (event: HostedCashierEvent) => void = () => undefined;
  const logic = depositLogic({
    startSession,
    showCashier(given, tellMachine) {
      show(given);
      tell = tellMachine;
      return hide;
    },
    onSuccess: (payment) => reports.push(['success', payment]),
    onDecline: () => reports.push(['decline']),
    onPending: () => reports.push(['pending']),
  });
  const actor = createActor(logic).start();
  return {
    actor,
    logic,
    reports,
    show,
    hide,
    tell: (event: HostedCashierEvent) => tell(event),
    state: () => actor.getSnapshot().value,
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('deposit machine', () => {
  it('reaches every state', () => {
    expectAllStatesReachable(visit().logic, [
      { type: 'xstate.done.actor.0.deposit.starting', output: session } as never,
      { type: 'xstate.error.actor.0.deposit.starting', error: new Error('offline') } as never,
      { type: 'xstate.error.actor.0.deposit.starting', error: new SessionRefusal(['DepositsBlocked']) } as never,
      { type: 'LOADED' },
      { type: 'SUBMITTED' },
      { type: 'TAKEN_BACK' },
      { type: 'LOAD_FAILED' },
      { type: 'SUCCEEDED', payment: {} },
      { type: 'RETRY' },
    ]);
  });

  it('shows the cashier of a new session and reports a success once', async () => {
    const { actor, reports, show, hide, tell, state } = visit();
    expect(state()).toBe('starting');
    await settle();
    expect(state()).toEqual({ visiting: 'loading' });
    expect(show).toHaveBeenCalledWith(session);
    tell({ type: 'LOADED' });
    expect(state()).toEqual({ visiting: 'ready' });
    tell({ type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } });
    tell({ type: 'SUCCEEDED', payment: { amount: '50.00', currency: 'EUR' } });
    expect(reports).toEqual([['success', { amount: '50.00', currency: 'EUR' }]]);
    expect(actor.getSnapshot().status).toBe('done');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('lets the player try again in the cashier after a decline, and wait after a pending one', async () => {
    const { reports, tell, state } = visit();
    await settle();
    tell({ type: 'LOADED' });
    tell({ type: 'DECLINED' });
    tell({ type: 'PENDING' });
    expect(reports).toEqual([['decline'], ['pending']]);
    expect(state()).toEqual({ visiting: 'ready' });
  });

  it.each(['TAKEN_BACK', 'DECLINED', 'PENDING'] as const)(
    'knows a payment that is under way, until %s',
    async (end) => {
      const { tell, state } = visit();
      await settle();
      tell({ type: 'LOADED' });
      tell({ type: 'SUBMITTED' });
      expect(state()).toEqual({ visiting: 'paying' });
      tell({ type: end });
      expect(state()).toEqual({ visiting: 'ready' });
    },
  );

  it('does not call a payment off when the frame fails meanwhile', async () => {
    const { tell, state, hide } = visit();
    await settle();
    tell({ type: 'SUBMITTED' });
    tell({ type: 'LOAD_FAILED' });
    await jest.advanceTimersByTimeAsync(CASHIER_LOAD_LIMIT_MS);
    expect(state()).toEqual({ visiting: 'paying' });
    expect(hide).not.toHaveBeenCalled();
  });

  it('gives up on a cashier that does not come, and asks again when told', async () => {
    const { actor, show, hide, state } = visit();
    await settle();
    await jest.advanceTimersByTimeAsync(CASHIER_LOAD_LIMIT_MS - 1);
    expect(state()).toEqual({ visiting: 'loading' });
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toBe('unavailable');
    expect(hide).toHaveBeenCalledTimes(1);
    actor.send({ type: 'RETRY' });
    await settle();
    expect(state()).toEqual({ visiting: 'loading' });
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('does not give up on one that has come', async () => {
    const { tell, state } = visit();
    await settle();
    tell({ type: 'LOADED' });
    await jest.advanceTimersByTimeAsync(CASHIER_LOAD_LIMIT_MS * 10);
    expect(state()).toEqual({ visiting: 'ready' });
  });

  it('takes a failing frame for an unavailable cashier', async () => {
    const { tell, state } = visit();
    await settle();
    tell({ type: 'LOAD_FAILED' });
    expect(state()).toBe('unavailable');
  });

  it('tells a refusal from an outage', async () => {
    const refused = visit({ startSession: () => Promise.reject(new SessionRefusal(['DepositsBlocked'])) });
    const offline = visit({ startSession: () => Promise.reject(new Error('offline')) });
    await settle();
    expect(refused.state()).toBe('refused');
    expect(refused.actor.getSnapshot().context.refusal).toEqual(['DepositsBlocked']);
    expect(offline.state()).toBe('unavailable');
  });
});
