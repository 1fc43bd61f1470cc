import type { DepositRequest, Intents } from '@lobby/contracts';
import { showChecks } from '@lobby/checks';
import type { OverlayResult } from '@lobby/overlays';
import type { PlayerBlock } from '@lobby/player';
import { routeOf } from '@lobby/routing';
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { MethodChoice, PaymentMethod } from '../methods/paymentMethods.ts';
import { timings } from '../timings.ts';

export type CashierMode = 'deposit' | 'withdraw';

export type QuickDepositRequest = DepositRequest & {
  mode?: CashierMode;
  /** Open the withdrawal, rather than explain the block or wait for a check, for a player who may not deposit. */
  fallbackToWithdrawal?: boolean;
};

/** Whether the player wants to withdraw, which no check blocks. */
export const isWithdrawal = ({ mode, fallbackToWithdrawal }: QuickDepositRequest): boolean =>
  mode === 'withdraw' || fallbackToWithdrawal === true;
export type QuickDepositResult = Intents['openQuickDeposit']['result'];

/** What the platform returns for the player: `known` once all of it has arrived. */
export type Access =
  | { status: 'loading' }
  | { status: 'visitor' }
  | {
      status: 'known';
      playerId: string;
      /** `unknown` where it could not be loaded. */
      depositBlock: PlayerBlock | 'unknown' | null;
      withdrawalsAllowed: boolean;
      instantBankingBlocked: boolean;
      /** There is a wallet, and a cashier to use it with. */
      isAvailable: boolean;
      /** The payment method to start with, and those that the platform offers. */
      choice: MethodChoice | null;
      methods: readonly PaymentMethod[];
    };
export type KnownAccess = Extract<Access, { status: 'known' }>;

/** `active` while a check blocks deposits, `pending` until all checks that the licence requires have reported. */
export type ChecksStatus = 'active' | 'pending' | 'ready';

/** How the cashier was opened. Later answers do not change it: a payment may be under way. */
export interface OpenedCashier extends Pick<
  KnownAccess,
  'playerId' | 'withdrawalsAllowed' | 'instantBankingBlocked' | 'choice' | 'methods'
> {
  /** The tab on screen, which the player may change. */
  mode: CashierMode;
}

export interface QuickDepositInput {
  request: QuickDepositRequest;
  /** The path of a page that is being navigated to, over which the overlay is to open. */
  destination?: string;
  checks: ChecksStatus;
  /** Shows the overlay until it is closed or the signal aborts. */
  showOverlay: (signal: AbortSignal) => Promise<OverlayResult>;
  explainBlock: (block: PlayerBlock) => void;
  /** Called once a check has blocked the deposit for a while: the check may show nothing on this screen. */
  explainCheck: () => void;
  reportFailure: (error: unknown) => void;
}

interface QuickDepositContext extends QuickDepositInput {
  /** The page below the overlay, from when it is on screen: a change of the path closes the overlay (R-2-060). */
  pathname: string | null;
  access: Access;
  opened: OpenedCashier | null;
  result: QuickDepositResult;
}

export type QuickDepositEvent =
  /** Another request to open quick deposit. */
  | { type: 'OPEN'; request: QuickDepositRequest; destination?: string }
  /** The page on screen. */
  | { type: 'PAGE'; pathname: string }
  | { type: 'CHECKS'; checks: ChecksStatus }
  | { type: 'ACCESS'; access: Access }
  | { type: 'PAYING' }
  | { type: 'PAYMENT_ENDED' }
  /** The player has gone to the other tab: the form that was open is not there any more. */
  | { type: 'TAB_CHANGED'; mode: CashierMode }
  /** The player wants to complete the check that blocks the deposit, and to deposit then. */
  | { type: 'SHOW_CHECK' }
  | { type: 'DEPOSITED' }
  | { type: 'CLOSE' }
  | { type: 'SESSION_ENDED' };

export type QuickDepositActor = ActorRefFrom<typeof quickDepositMachine>;

/** The tab on which the cashier opens; null: it does not open, and the block is explained. */
function openingMode({ request, checks }: QuickDepositContext, { depositBlock }: KnownAccess) {
  const mayDeposit = depositBlock === null && checks !== 'active';
  if (request.mode !== 'withdraw' && mayDeposit) return 'deposit';
  return isWithdrawal(request) ? 'withdraw' : null;
}

const known = ({ access }: QuickDepositContext) => (access.status === 'known' ? access : null);

/**
 * One quick deposit, from the request to its result. It may wait for a page that is being navigated to and
 * for checks, query the platform, and give way to a check as long as the cashier is not open; once it
 * is open, only the player, the page or the end of the session closes it. Checks block only deposits: they never
 * delay a withdrawal, but the deposit tab beside it waits for them.
 */
export const quickDepositMachine = setup({
  types: {
    context: {} as QuickDepositContext,
    events: {} as QuickDepositEvent,
    input: {} as QuickDepositInput,
    output: {} as QuickDepositResult,
  },
  actors: {
    overlay: fromPromise<OverlayResult, QuickDepositInput>(({ input, signal }) => input.showOverlay(signal)),
  },
  actions: {
    storeRequest: assign(({ event, context }) =>
      event.type === 'OPEN'
        ? { request: event.request, destination: event.destination, pathname: event.destination ?? context.pathname }
        : {},
    ),
    storePage: assign(({ event }) => (event.type === 'PAGE' ? { pathname: event.pathname } : {})),
    storeChecks: assign(({ event }) => (event.type === 'CHECKS' ? { checks: event.checks } : {})),
    storeAccess: assign(({ event }) => (event.type === 'ACCESS' ? { access: event.access } : {})),
    resetAccess: assign({ access: { status: 'loading' }, opened: null }),
    storeOpened: assign({
      opened({ context }) {
        const access = known(context);
        const mode = access && openingMode(context, access);
        if (!access || !mode) return null;
        const { playerId, withdrawalsAllowed, instantBankingBlocked, choice, methods } = access;
        return { playerId, withdrawalsAllowed, instantBankingBlocked, choice, methods, mode };
      },
    }),
    storeTab: assign({
      opened: ({ context: { opened }, event }) =>
        opened && event.type === 'TAB_CHANGED' ? { ...opened, mode: event.mode } : opened,
    }),
    storeBlocked: assign({ result: 'blocked' }),
    storeDeposited: assign({ result: 'deposited' }),
    requestWithdrawal: assign({ request: ({ context }) => ({ ...context.request, mode: 'withdraw' as const }) }),
    requestDeposit: assign({
      request: ({ context }) => ({ ...context.request, mode: 'deposit' as const, fallbackToWithdrawal: false }),
    }),
    showChecks,
    explainCheck: ({ context }) => context.explainCheck(),
    explainBlock({ context }) {
      const block = known(context)?.depositBlock;
      if (block && block !== 'unknown') context.explainBlock(block);
    },
    reportFailure: ({ context }, { error }: { error: unknown }) => context.reportFailure(error),
  },
  guards: {
    hasDestination: ({ context, event }) =>
      (event.type === 'OPEN' ? event.destination : context.destination) !== undefined,
    isBlockedByCheck: ({ context, event }) =>
      !isWithdrawal(context.request) && (event.type === 'CHECKS' ? event.checks : context.checks) === 'active',
    areChecksPending: ({ context }) => context.checks === 'pending' && context.request.mode !== 'withdraw',
    areChecksReady: ({ context }) => context.checks === 'ready',
    isWithdrawal: ({ context }) => isWithdrawal(context.request),
    isDestination: ({ context, event }) => event.type === 'PAGE' && event.pathname === context.destination,
    isOnTheWay: ({ event }) =>
      event.type === 'PAGE' && ['deposit', 'withdraw'].includes(String(routeOf(event.pathname))),
    isFirstPage: ({ context }) => context.pathname === null,
    isSamePage: ({ context, event }) => event.type === 'PAGE' && event.pathname === context.pathname,
    isVisitor: ({ context, event }) => (event.type === 'ACCESS' ? event.access : context.access).status === 'visitor',
    isUnknown: ({ context }) => context.access.status === 'loading',
    isBlocked: ({ context }) => {
      const access = known(context);
      return access !== null && openingMode(context, access) === null;
    },
    isUnavailable: ({ context }) => known(context)?.isAvailable === false,
    isUnchecked: ({ context }) => known(context)?.depositBlock === 'unknown' && !isWithdrawal(context.request),
    isOtherPlayer: ({ context, event }) =>
      event.type === 'ACCESS' && event.access.status === 'known' && event.access.playerId !== context.opened?.playerId,
    areDepositsBlocked: ({ context }) => Boolean(known(context)?.depositBlock),
    isPlayBlocked: ({ context }) =>
      !['deposits-blocked', 'unknown', undefined, null].includes(known(context)?.depositBlock),
    areDepositsAllowed: ({ context }) => known(context)?.depositBlock === null,
  },
  delays: {
    openDelay: () => timings.quickDepositDelay,
    checkNoticeDelay: () => timings.checkNoticeDelay,
    withdrawalWait: () => timings.withdrawalChecksTimeout,
  },
}).createMachine({
  id: 'quickDeposit',
  context: ({ input }) => ({
    ...input,
    pathname: input.destination ?? null,
    access: { status: 'loading' },
    opened: null,
    result: 'closed',
  }),
  output: ({ context }) => context.result,
  initial: 'pending',
  states: {
    /** Nothing on screen yet, or no longer: it waits for a page or for a check. */
    pending: {
      initial: 'requested',
      on: {
        OPEN: { target: '.requested', actions: 'storeRequest' },
        CHECKS: { actions: 'storeChecks' },
        SESSION_ENDED: 'ended',
      },
      states: {
        requested: {
          always: [
            { guard: 'hasDestination', target: 'navigating' },
            { guard: 'isBlockedByCheck', target: 'yielding' },
            { target: '#quickDeposit.open' },
          ],
        },
        navigating: {
          on: {
            PAGE: [
              { guard: 'isDestination', target: 'arrived' },
              { guard: 'isOnTheWay' },
              { target: '#quickDeposit.ended' },
            ],
          },
        },
        arrived: {
          on: { PAGE: [{ guard: 'isSamePage' }, { target: '#quickDeposit.ended' }] },
          after: { openDelay: [{ guard: 'isBlockedByCheck', target: 'yielding' }, { target: '#quickDeposit.open' }] },
        },
        yielding: {
          // Shows the check again if the player has closed it: the deposit waits for it.
          entry: 'showChecks',
          after: { checkNoticeDelay: { actions: 'explainCheck' } },
          on: {
            PAGE: [
              { guard: 'isFirstPage', actions: 'storePage' },
              { guard: 'isSamePage' },
              { target: '#quickDeposit.ended' },
            ],
            CHECKS: [
              { guard: 'isBlockedByCheck', actions: 'storeChecks' },
              { target: '#quickDeposit.open', actions: 'storeChecks' },
            ],
          },
        },
      },
    },
    open: {
      initial: 'preparing',
      entry: 'resetAccess',
      invoke: {
        src: 'overlay',
        input: ({ context }) => context,
        onDone: 'ended',
        onError: {
          target: 'ended',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        OPEN: { guard: 'hasDestination', target: 'pending', actions: 'storeRequest' },
        PAGE: [{ guard: 'isFirstPage', actions: 'storePage' }, { guard: 'isSamePage' }, { target: 'ended' }],
        CLOSE: 'ended',
      },
      states: {
        /** Every change of the checks or of the access decides anew. */
        preparing: {
          initial: 'deciding',
          on: {
            CHECKS: { target: '.deciding', actions: 'storeChecks' },
            ACCESS: { target: '.deciding', actions: 'storeAccess' },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isVisitor', target: 'signInFirst' },
                { guard: 'isBlockedByCheck', target: '#quickDeposit.pending.yielding' },
                // Pop-ups wait for the same answer as the block.
                { guard: 'isUnchecked', target: 'unavailable' },
                { guard: 'areChecksPending', target: 'waitingForChecks' },
                { guard: 'isUnknown', target: 'loadingAccess' },
                { guard: 'isBlocked', target: '#quickDeposit.blocked' },
                { guard: 'isUnavailable', target: 'unavailable' },
                { target: '#quickDeposit.open.cashier', actions: 'storeOpened' },
              ],
            },
            signInFirst: { entry: 'storeBlocked' },
            waitingForChecks: {
              after: { withdrawalWait: { guard: 'isWithdrawal', target: 'deciding', actions: 'requestWithdrawal' } },
            },
            loadingAccess: {},
            unavailable: {},
          },
        },
        cashier: {
          initial: 'depositWaiting',
          on: {
            ACCESS: [
              { guard: 'isVisitor', target: 'preparing', actions: 'storeAccess' },
              { guard: 'isOtherPlayer', target: 'preparing', actions: 'storeAccess' },
              { actions: 'storeAccess' },
            ],
            CHECKS: { actions: 'storeChecks' },
            TAB_CHANGED: { actions: 'storeTab' },
            DEPOSITED: { target: '#quickDeposit.ended', actions: 'storeDeposited' },
          },
          states: {
            /** Each deposit begins here, and waits until no check blocks it. */
            depositWaiting: {
              always: [
                { guard: 'areDepositsBlocked', target: 'depositsBlocked' },
                { guard: 'areChecksReady', target: 'depositing' },
              ],
              on: { SHOW_CHECK: { target: '#quickDeposit.pending.yielding', actions: 'requestDeposit' } },
            },
            /** A form that is open stays when a check becomes active. */
            depositing: {
              always: { guard: 'areDepositsBlocked', target: 'depositsBlocked' },
              on: { PAYING: 'paying', TAB_CHANGED: { target: 'depositWaiting', actions: 'storeTab' } },
            },
            /**
             * A block of deposits alone waits for the outcome of the payment that is under way. An exclusion, a time-out and
             * a closed account do not: the platform has ended the visit.
             */
            paying: {
              always: { guard: 'isPlayBlocked', target: 'depositsBlocked' },
              on: { PAYMENT_ENDED: 'depositWaiting' },
            },
            depositsBlocked: {
              always: { guard: 'areDepositsAllowed', target: 'depositWaiting' },
            },
          },
        },
      },
    },
    /** The overlay is replaced by the reason. */
    blocked: { type: 'final', entry: ['storeBlocked', 'explainBlock'] },
    ended: { type: 'final' },
  },
});
