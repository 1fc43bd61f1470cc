import type { OverlayResult } from '@lobby/host';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, toPromise } from 'xstate';
import {
  QUICK_DEPOSIT_DELAY_MS,
  quickDepositMachine,
  sendIfActive,
  type Access,
  type QuickDepositInput,
} from './quickDeposit.machine.ts';

const known = {
  status: 'known',
  playerId: 'p1',
  depositBlock: null,
  withdrawalsAllowed: true,
  instantBankingBlocked: false,
  isAvailable: true,
} as const satisfies Access;

function start(more: Partial<QuickDepositInput> = {}) {
  const overlay = Promise.withResolvers<OverlayResult>();
  const signals: AbortSignal[] = [];
  const input: QuickDepositInput = {
    request: {},
    guards: 'ready',
    showOverlay(signal) {
      signals.push(signal);
      return overlay.promise;
    },
    explainBlock: jest.fn(),
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
    /** How often the overlay was opened, and whether it is still open. */
    shown: () => ({ times: signals.length, isOpen: signals.at(-1)?.aborted === false }),
    state: () => actor.getSnapshot().value,
    report: (access: Access) => actor.send({ type: 'ACCESS', access }),
    openCashier: () => actor.send({ type: 'ACCESS', access: known }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reaches every state', () => {
  expectAllStatesReachable(
    quickDepositMachine,
    [
      { type: 'OPEN', request: {}, destination: '/en/' },
      { type: 'PAGE', pathname: '/en/' },
      { type: 'GUARDS', guards: 'active' },
      { type: 'GUARDS', guards: 'pending' },
      { type: 'GUARDS', guards: 'ready' },
      { type: 'ACCESS', access: { status: 'visitor' } },
      { type: 'ACCESS', access: known },
      { type: 'ACCESS', access: { ...known, isAvailable: false } },
      { type: 'ACCESS', access: { ...known, depositBlock: 'timeout' } },
      { type: 'PAYING' },
      { type: 'DEPOSITED' },
    ],
    {
      input: start({ guards: 'active' }).input,
      contextOf: ({ guards, access, destination }) => [guards, access, destination],
    },
  );
});

describe('what opens depends on the access', () => {
  it.each([
    ['a visitor', { status: 'visitor' }, { preparing: 'signInFirst' }],
    ['an unknown player', { status: 'loading' }, { preparing: 'askingPlatform' }],
    ['a player without a cashier', { ...known, isAvailable: false }, { preparing: 'unavailable' }],
    ['a player who may deposit', known, { cashier: 'depositing' }],
  ] as const)('for %s', (_, access, open) => {
    const { report, state } = start();
    report(access);
    expect(state()).toEqual({ open });
  });

  it('explains a block once, with the result blocked, in place of the overlay (A-132)', async () => {
    const { report, state, shown, input, result } = start();
    report({ ...known, depositBlock: 'timeout', isAvailable: false });
    expect(state()).toBe('blocked');
    expect(shown()).toEqual({ times: 1, isOpen: false });
    expect(input.explainBlock).toHaveBeenCalledWith('timeout');
    await expect(result).resolves.toBe('blocked');
  });

  it('opens the withdrawal for a blocked player where asked to', () => {
    const { report, actor } = start({ request: { mode: 'deposit', fallbackToWithdrawal: true } });
    report({ ...known, depositBlock: 'timeout' });
    expect(actor.getSnapshot().context.opened).toMatchObject({ mode: 'withdraw' });
    expect(actor.getSnapshot().value).toEqual({ open: { cashier: 'depositsBlocked' } });
  });

  it('opens the cashier once the platform can be reached again', () => {
    const { report, openCashier, state } = start();
    report({ ...known, isAvailable: false });
    openCashier();
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });
});

describe('guards (A-131)', () => {
  it('keep the overlay closed while one holds the player', () => {
    const { actor, shown } = start({ guards: 'active' });
    expect(shown().times).toBe(0);
    actor.send({ type: 'GUARDS', guards: 'ready' });
    expect(shown()).toEqual({ times: 1, isOpen: true });
  });

  it('close it before the cashier is open, and open it again afterwards with one result for both', async () => {
    const { actor, shown, openCashier, result } = start();
    actor.send({ type: 'GUARDS', guards: 'active' });
    expect(shown()).toEqual({ times: 1, isOpen: false });
    actor.send({ type: 'GUARDS', guards: 'pending' });
    expect(shown()).toEqual({ times: 2, isOpen: true });
    openCashier();
    expect(actor.getSnapshot().value).toEqual({ open: { preparing: 'waitingForGuards' } });
    actor.send({ type: 'GUARDS', guards: 'ready' });
    actor.send({ type: 'DEPOSITED' });
    await expect(result).resolves.toBe('deposited');
  });

  it('leave an open cashier alone (A-162)', () => {
    const { actor, openCashier, state, shown } = start();
    openCashier();
    actor.send({ type: 'GUARDS', guards: 'active' });
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
    expect(shown().isOpen).toBe(true);
  });

  it('keep the newest request of those that wait', () => {
    const { actor } = start({ guards: 'active', request: { amount: '20' } });
    actor.send({ type: 'OPEN', request: { amount: '50' } });
    actor.send({ type: 'GUARDS', guards: 'ready' });
    expect(actor.getSnapshot().context.request).toEqual({ amount: '50' });
  });
});

describe('the page below', () => {
  it('closes the overlay when its path changes, not when it is reported again (R-2-060)', () => {
    const { actor, state } = start();
    actor.send({ type: 'PAGE', pathname: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    expect(state()).toEqual({ open: { preparing: 'askingPlatform' } });
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    expect(state()).toBe('ended');
  });

  it('is waited for, with a delay, when it is a destination (R-2-059)', () => {
    const { actor, state, shown } = start({ destination: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/deposit/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    jest.advanceTimersByTime(QUICK_DEPOSIT_DELAY_MS - 1);
    expect(state()).toEqual({ pending: 'arrived' });
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual({ times: 1, isOpen: true });
  });

  it.each([['on the way'], ['after the arrival']])('forgets the request when the player goes elsewhere %s', (when) => {
    const { actor, state } = start({ destination: '/en/' });
    if (when !== 'on the way') actor.send({ type: 'PAGE', pathname: '/en/' });
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    expect(state()).toBe('ended');
  });

  it('may be left for a page of the cashier, which opens the overlay over its own destination', () => {
    const { actor, openCashier, shown } = start();
    actor.send({ type: 'PAGE', pathname: '/en/promotions/' });
    openCashier();
    actor.send({ type: 'OPEN', request: { amount: '50' }, destination: '/en/' });
    expect(shown()).toEqual({ times: 1, isOpen: false });
    actor.send({ type: 'PAGE', pathname: '/en/deposit/' });
    actor.send({ type: 'PAGE', pathname: '/en/' });
    jest.advanceTimersByTime(QUICK_DEPOSIT_DELAY_MS);
    expect(shown()).toEqual({ times: 2, isOpen: true });
    expect(actor.getSnapshot().value).toEqual({ open: { preparing: 'askingPlatform' } });
  });
});

describe('an open cashier', () => {
  it('ends deposits with a block that comes, but not a payment that is under way (R-6-006)', () => {
    const { actor, openCashier, report, state } = start();
    openCashier();
    actor.send({ type: 'PAYING' });
    report({ ...known, depositBlock: 'timeout' });
    expect(state()).toEqual({ open: { cashier: 'paying' } });
    actor.send({ type: 'PAYMENT_ENDED' });
    expect(state()).toEqual({ open: { cashier: 'depositsBlocked' } });
    openCashier();
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
  });

  it('stays as it was opened, whatever is reported later', () => {
    const { actor, openCashier, report, state } = start();
    openCashier();
    for (const access of [
      { status: 'loading' },
      { ...known, isAvailable: false },
      { ...known, withdrawalsAllowed: false },
    ] as const)
      report(access);
    expect(state()).toEqual({ open: { cashier: 'depositing' } });
    expect(actor.getSnapshot().context.opened).toMatchObject({ mode: 'deposit', withdrawalsAllowed: true });
  });

  it('is never another player’s, nor a visitor’s', () => {
    const { openCashier, report, state } = start();
    openCashier();
    report({ ...known, playerId: 'p2', isAvailable: false });
    expect(state()).toEqual({ open: { preparing: 'unavailable' } });
    openCashier();
    report({ status: 'visitor' });
    expect(state()).toEqual({ open: { preparing: 'signInFirst' } });
  });
});

describe('the end', () => {
  it('comes with the overlay, which the player has closed or another has replaced', async () => {
    const { overlay, result } = start();
    overlay.resolve('closed');
    await expect(result).resolves.toBe('closed');
  });

  it('comes with the session while nothing is on screen, and not before the overlay closes otherwise', () => {
    const waiting = start({ guards: 'active' });
    waiting.actor.send({ type: 'SESSION_ENDED' });
    expect(waiting.state()).toBe('ended');
    const open = start();
    open.actor.send({ type: 'SESSION_ENDED' });
    expect(open.state()).toEqual({ open: { preparing: 'askingPlatform' } });
  });

  it('is reported when the overlay cannot be opened', async () => {
    const failure = new Error('offline');
    const { overlay, result, input } = start();
    overlay.reject(failure);
    await expect(result).resolves.toBe('closed');
    expect(input.reportFailure).toHaveBeenCalledWith(failure);
  });

  it('takes no reports from a dialog that is closing', () => {
    const { actor } = start();
    actor.send({ type: 'CLOSE' });
    sendIfActive(actor, { type: 'PAGE', pathname: '/en/' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});
