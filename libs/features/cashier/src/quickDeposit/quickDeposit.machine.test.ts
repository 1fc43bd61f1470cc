import type { OverlayResult } from '@lobby/overlays';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, toPromise } from 'xstate';
import { sendIfActive } from './currentQuickDeposit.ts';
import { quickDepositMachine, type Access, type QuickDepositInput } from './quickDeposit.machine.ts';
import { timings } from '../timings.ts';

const knownPlayer = {
  status: 'known',
  playerId: 'p1',
  depositBlock: null,
  withdrawalsAllowed: true,
  instantBankingBlocked: false,
  isAvailable: true,
  choice: null,
  methods: [],
} as const satisfies Access;

function start(more: Partial<QuickDepositInput> = {}) {
  const overlay = Promise.withResolvers<OverlayResult>();
  const signals: AbortSignal[] = [];
  const input: QuickDepositInput = {
    request: {},
    checks: 'ready',
    showOverlay(signal) {
      signals.push(signal);
      return overlay.promise;
    },
    explainBlock: jest.fn(),
    explainCheck: jest.fn(),
    reportFailure: jest.fn(),
    ...more,
  };
  const actor = createActor(quickDepositMachine, { input });
  const result = toPromise(actor);
  actor.start();
  return {
    actor,
    input,
    overlay,
    result,
    /** The number of times that the overlay was opened, and whether it is still open. */
    shown: () => ({ times: signals.length, isOpen: signals.at(-1)?.aborted === false }),
    state: () => actor.getSnapshot().value,
    report: (access: Access) => actor.send({ type: 'ACCESS', access }),
    openCashier: () => actor.send({ type: 'ACCESS', access: knownPlayer }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reaches every state', () => {
  expectAllStatesReachable(
    quickDepositMachine,
    [
      { type: 'OPEN', request: {}, destination: '/en/' },
      { type: 'OPEN', request: { mode: 'withdraw' } },
      { type: 'PAGE', pathname: '/en/' },
      { type: 'CHECKS', checks: 'active' },
      { type: 'CHECKS', checks: 'pending' },
      { type: 'CHECKS', checks: 'ready' },
      { type: 'ACCESS', access: { status: 'visitor' } },
      { type: 'ACCESS', access: knownPlayer },
      { type: 'ACCESS', access: { ...knownPlayer, isAvailable: false } },
      { type: 'ACCESS', access: { ...knownPlayer, depositBlock: 'timeout' } },
      { type: 'ACCESS', access: { ...knownPlayer, depositBlock: 'unknown' } },
      { type: 'PAYING' },
      { type: 'DEPOSITED' },
    ],
    {
      input: start({ checks: 'active' }).input,
      contextOf: ({ checks, access, destination, request }) => [checks, access, destination, request.mode],
    },
  );
});

describe('what opens depends on the access', () => {
  it.each([
    ['a visitor', { status: 'visitor' }, { preparing: 'signInFirst' }],
    ['an unknown player', { status: 'loading' }, { preparing: 'loadingAccess' }],
    ['a player without a cashier', { ...knownPlayer, isAvailable: false }, { preparing: 'unavailable' }],
    [
      'a player whose blocks could not be loaded',
      { ...knownPlayer, depositBlock: 'unknown' },
      { preparing: 'unavailable' },
    ],
    ['a player who may deposit', knownPlayer, { cashier: 'depositing' }],
  ] as const)('for %s', (_, access, open) => {
    const { report, state } = start();
    report(access);
    expect(state()).toEqual({ open });
  });

  it('explains a block once, with the result blocked, in place of the overlay (A-132)', async () => {
    const { report, state, shown, input, result } = start();
    report({ ...knownPlayer, depositBlock: 'timeout', isAvailable: false });
    expect(state()).toBe('blocked');
    expect(shown()).toEqual({ times: 1, isOpen: false });
    expect(input.explainBlock).toHaveBeenCalledWith('timeout');
    await expect(result).resolves.toBe('blocked');
  });

  it('opens the withdrawal for a blocked player where requested', () => {
    const { report, actor } = start({ request: { mode: 'deposit', fallbackToWithdrawal: true } });
    report({ ...knownPlayer, depositBlock: 'timeout' });
    expect(actor.getSnapshot().context.opened).toMatchObject({ mode: 'withdraw' });
    expect(actor.getSnapshot().value).toEqual({ open: { cashier: 'depositsBlocked' } });
  });

  it('opens the cashier once the platform can be reached again', () => {
    const { report, openCashier, state } = start();
    report({ ...knownPlayer, isAvailable: false });
    openCashier();
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });
});

describe('active checks (A-131)', () => {
  it('keep the overlay closed', () => {
    const { actor, shown } = start({ checks: 'active' });
    expect(shown().times).toBe(0);
    actor.send({ type: 'CHECKS', checks: 'ready' });
    expect(shown()).toEqual({ times: 1, isOpen: true });
  });

  it('close the overlay before the cashier is open, and reopen it afterwards with a single result', async () => {
    const { actor, shown, openCashier, result } = start();
    actor.send({ type: 'CHECKS', checks: 'active' });
    expect(shown()).toEqual({ times: 1, isOpen: false });
    actor.send({ type: 'CHECKS', checks: 'pending' });
    expect(shown()).toEqual({ times: 2, isOpen: true });
    openCashier();
    expect(actor.getSnapshot().value).toEqual({ open: { preparing: 'waitingForChecks' } });
    actor.send({ type: 'CHECKS', checks: 'ready' });
    actor.send({ type: 'DEPOSITED' });
    await expect(result).resolves.toBe('deposited');
  });

  it('leave an open cashier alone (A-162)', () => {
    const { actor, openCashier, state, shown } = start();
    openCashier();
    actor.send({ type: 'CHECKS', checks: 'active' });
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
    expect(shown().isOpen).toBe(true);
  });

  it('block the next deposit of an open cashier: after its outcome, and when the player comes back to the tab', () => {
    for (const end of ['PAYMENT_ENDED', 'TAB_CHANGED'] as const) {
      const { actor, openCashier, state } = start();
      openCashier();
      if (end === 'PAYMENT_ENDED') actor.send({ type: 'PAYING' });
      actor.send({ type: 'CHECKS', checks: 'active' });
      if (end === 'PAYMENT_ENDED') expect(state()).toEqual({ open: { cashier: 'paying' } });
      actor.send(end === 'TAB_CHANGED' ? { type: end, mode: 'deposit' } : { type: end });
      expect(state()).toEqual({ open: { cashier: 'depositWaiting' } });
      actor.send({ type: 'CHECKS', checks: 'ready' });
      expect(state()).toEqual({ open: { cashier: 'depositing' } });
    }
  });

  it('that show nothing here are explained after a while', () => {
    const { actor, input } = start({ checks: 'active' });
    jest.advanceTimersByTime(timings.checkNoticeDelay - 1);
    expect(input.explainCheck).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(input.explainCheck).toHaveBeenCalledTimes(1);
    actor.stop();
  });

  it('keep only the newest of the waiting requests', () => {
    const { actor } = start({ checks: 'active', request: { amount: '20' } });
    actor.send({ type: 'OPEN', request: { amount: '50' } });
    actor.send({ type: 'CHECKS', checks: 'ready' });
    expect(actor.getSnapshot().context.request).toEqual({ amount: '50' });
  });
});

describe('a withdrawal is open to a player whom a check blocks (A-127, A-131)', () => {
  const opened = (actor: ReturnType<typeof start>['actor']) => actor.getSnapshot().context.opened;

  it.each([
    ['its own tab', 'active', { mode: 'withdraw' }],
    ['its own tab, before the checks are known', 'pending', { mode: 'withdraw' }],
    ['the page', 'active', { mode: 'deposit', fallbackToWithdrawal: true }],
  ] as const)('by %s, where the deposit is blocked', (_, checks, request) => {
    const { actor, openCashier, state, shown } = start({ checks, request });
    expect(shown()).toEqual({ times: 1, isOpen: true });
    openCashier();
    expect(opened(actor)).toMatchObject({ mode: 'withdraw' });
    expect(state()).toEqual({ open: { cashier: 'depositWaiting' } });
    actor.send({ type: 'CHECKS', checks: 'active' });
    actor.send({ type: 'PAYING' });
    actor.send({ type: 'TAB_CHANGED', mode: 'deposit' });
    expect(state()).toEqual({ open: { cashier: 'depositWaiting' } });
    expect(shown()).toEqual({ times: 1, isOpen: true });
    actor.send({ type: 'CHECKS', checks: 'ready' });
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });

  it('by the page, which begins with the deposit for a player whom no check blocks (A-071)', () => {
    const { actor, openCashier, state } = start({ checks: 'pending', request: { fallbackToWithdrawal: true } });
    openCashier();
    expect(state()).toEqual({ open: { preparing: 'waitingForChecks' } });
    actor.send({ type: 'CHECKS', checks: 'ready' });
    expect(opened(actor)).toMatchObject({ mode: 'deposit' });
  });

  it('by the page, even if the code of a check never loads', () => {
    const { actor, openCashier } = start({ checks: 'pending', request: { fallbackToWithdrawal: true } });
    openCashier();
    jest.advanceTimersByTime(timings.withdrawalChecksTimeout);
    expect(opened(actor)).toMatchObject({ mode: 'withdraw' });
    expect(actor.getSnapshot().value).toEqual({ open: { cashier: 'depositWaiting' } });
  });

  it('in the place of a deposit that waits', () => {
    const { actor, openCashier, shown } = start({ checks: 'active' });
    expect(shown().times).toBe(0);
    actor.send({ type: 'OPEN', request: { mode: 'withdraw' } });
    openCashier();
    expect(opened(actor)).toMatchObject({ mode: 'withdraw' });
  });

  it('and leads to the check, and then to the deposit, at the player’s request', () => {
    const { actor, openCashier, state, shown } = start({ checks: 'active', request: { mode: 'withdraw' } });
    openCashier();
    actor.send({ type: 'SHOW_CHECK' });
    expect(state()).toEqual({ pending: 'yielding' });
    expect(shown().isOpen).toBe(false);
    actor.send({ type: 'CHECKS', checks: 'ready' });
    openCashier();
    expect(opened(actor)).toMatchObject({ mode: 'deposit' });
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });

  it('opens as blocked where withdrawals are blocked', () => {
    const { actor, report } = start({ checks: 'active', request: { mode: 'withdraw' } });
    report({ ...knownPlayer, withdrawalsAllowed: false });
    expect(opened(actor)).toMatchObject({ mode: 'withdraw', withdrawalsAllowed: false });
  });
});

describe('the page below', () => {
  it('closes the overlay when its path changes, not when it is reported again (R-2-060)', () => {
    const { actor, state } = start();
    actor.send({ type: 'PAGE', pathname: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    expect(state()).toEqual({ open: { preparing: 'loadingAccess' } });
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    expect(state()).toBe('ended');
  });

  it('is awaited, with a delay, when it is the destination (R-2-059)', () => {
    const { actor, state, shown } = start({ destination: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/deposit/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    jest.advanceTimersByTime(timings.quickDepositDelay - 1);
    expect(state()).toEqual({ pending: 'arrived' });
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual({ times: 1, isOpen: true });
  });

  it.each([['on the way'], ['after the arrival']])('drops the request when the player goes elsewhere %s', (when) => {
    const { actor, state } = start({ destination: '/en/' });
    if (when !== 'on the way') actor.send({ type: 'PAGE', pathname: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    expect(state()).toBe('ended');
  });

  it('may change to a page of the cashier, which reopens the overlay over its own destination', () => {
    const { actor, openCashier, shown } = start();
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    openCashier();
    actor.send({ type: 'OPEN', request: { amount: '50' }, destination: '/en/' });
    expect(shown()).toEqual({ times: 1, isOpen: false });
    actor.send({ type: 'PAGE', pathname: '/en/deposit/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    jest.advanceTimersByTime(timings.quickDepositDelay);
    expect(shown()).toEqual({ times: 2, isOpen: true });
    expect(actor.getSnapshot().value).toEqual({ open: { preparing: 'loadingAccess' } });
  });
});

describe('an open cashier', () => {
  it.each(['account-closed', 'self-exclusion', 'timeout'] as const)(
    'ends a payment in progress at once: %s',
    (depositBlock) => {
      const { actor, openCashier, report, state } = start();
      openCashier();
      actor.send({ type: 'PAYING' });
      report({ ...knownPlayer, depositBlock });
      expect(state()).toEqual({ open: { cashier: 'depositsBlocked' } });
    },
  );

  it('ends deposits when they are blocked, but not a payment in progress', () => {
    const { actor, openCashier, report, state } = start();
    openCashier();
    actor.send({ type: 'PAYING' });
    report({ ...knownPlayer, depositBlock: 'deposits-blocked' });
    expect(state()).toEqual({ open: { cashier: 'paying' } });
    actor.send({ type: 'PAYMENT_ENDED' });
    expect(state()).toEqual({ open: { cashier: 'depositsBlocked' } });
    openCashier();
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });

  it('does not change when access changes later', () => {
    const { actor, openCashier, report, state } = start();
    openCashier();
    for (const access of [
      { status: 'loading' },
      { ...knownPlayer, isAvailable: false },
      { ...knownPlayer, withdrawalsAllowed: false },
    ] as const)
      report(access);
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
    expect(actor.getSnapshot().context.opened).toMatchObject({ mode: 'deposit', withdrawalsAllowed: true });
  });

  it('is closed for another player and for a visitor', () => {
    const { openCashier, report, state } = start();
    openCashier();
    report({ ...knownPlayer, playerId: 'p2', isAvailable: false });
    expect(state()).toEqual({ open: { preparing: 'unavailable' } });
    openCashier();
    report({ status: 'visitor' });
    expect(state()).toEqual({ open: { preparing: 'signInFirst' } });
  });
});

describe('the end', () => {
  it('follows when the overlay is closed or replaced', async () => {
    const { overlay, result } = start();
    overlay.resolve('closed');
    await expect(result).resolves.toBe('closed');
  });

  it('follows the end of the session only while no overlay is open', () => {
    const waiting = start({ checks: 'active' });
    waiting.actor.send({ type: 'SESSION_ENDED' });
    expect(waiting.state()).toBe('ended');
    const open = start();
    open.actor.send({ type: 'SESSION_ENDED' });
    expect(open.state()).toEqual({ open: { preparing: 'loadingAccess' } });
  });

  it('is reported when the overlay cannot be opened', async () => {
    const failure = new Error('offline');
    const { overlay, result, input } = start();
    overlay.reject(failure);
    await expect(result).resolves.toBe('closed');
    expect(input.reportFailure).toHaveBeenCalledWith(failure);
  });

  it('ignores events of a dialog that is closing', () => {
    const { actor } = start();
    actor.send({ type: 'CLOSE' });
    sendIfActive(actor, { type: 'PAGE', pathname: '/en/' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});
