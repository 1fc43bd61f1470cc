import type { LimitPeriod } from '../../../../libs/contracts/src/enums.ts';
import { methodNameOf } from '../store/paymentMethods.ts';
import { mayCancelWithdrawal } from '../store/players/rules.ts';
import type { PlayedRound } from '../store/play/history.ts';
import type { Payment, Player, Session } from '../store/index.ts';
import { toDecimal } from '../store/base/money.ts';
import { allTime, timeZoneOf, windowOf, type TimeRange } from '../store/players/windows.ts';
import { connection, pageSize, type Page } from './connections.ts';
import { localize, sessionOf, type Context } from './context.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';

export interface Ranged {
  range?: { from?: unknown; to?: unknown } | null;
}

/** @throws BadUserInput for what is no date */
export function timeRange({ range }: Ranged): TimeRange {
  const timeOf = (value: unknown, fallback: number): number => {
    if (value === undefined || value === null) return fallback;
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(time)) throw failure('BadUserInput', '“range” has dates as in ISO 8601.');
    return time;
  };
  return { from: timeOf(range?.from, allTime.from), to: timeOf(range?.to, allTime.to) };
}

export const isWithin = ({ from, to }: TimeRange, time: number): boolean => time >= from && time < to;

/** Completed deposits and withdrawals. */
function paymentTotals(payments: readonly Payment[], currency: string) {
  const sum = (type: Payment['type']) =>
    payments.reduce((total, each) => total + (each.type === type && each.state === 'Completed' ? each.amount : 0), 0);
  const [deposited, withdrawn] = [sum('Deposit'), sum('Withdrawal')];
  return {
    deposited: toDecimal(deposited, currency),
    withdrawn: toDecimal(withdrawn, currency),
    netDeposits: toDecimal(deposited - withdrawn, currency),
    currency,
  };
}

interface RoundNode extends PlayedRound {
  currency: string;
}

/** The histories of a player, and the figures of the dashboard. */
export const historyFields = {
  now: (_player: Player, _args: unknown, { store }: Context) => iso(store.now()),

  lastSignInAt: (player: Player, _args: unknown, context: Context) =>
    iso(context.store.sessions.previousStart(player.id, sessionOf(context))),

  paymentTotals({ id, profile }: Player, { period }: { period: LimitPeriod }, { store }: Context) {
    const window = windowOf(period, store.now(), timeZoneOf(profile));
    const payments = store.payments.ofPlayer(id).filter(({ createdAt }) => isWithin(window, createdAt));
    return paymentTotals(payments, store.wallets.ofPlayer(id).currency);
  },

  transactions(
    player: Player,
    args: Page &
      Ranged & {
        type?: 'Deposit' | 'Withdrawal' | null;
        states?: string[] | null;
        sortBy?: 'createdAt' | 'processedAt' | null;
        descending?: boolean | null;
      },
    { store }: Context,
  ) {
    const key = (payment: Payment) => payment[args.sortBy ?? 'createdAt'] ?? 0;
    const range = timeRange(args);
    const payments = store.payments
      .ofPlayer(player.id, args.type ?? undefined)
      .filter(({ state, createdAt }) => (args.states?.includes(state) ?? true) && isWithin(range, createdAt))
      .toSorted((left, right) => key(right) - key(left));
    if (args.descending === false) payments.reverse();
    const totals = paymentTotals(payments, store.wallets.ofPlayer(player.id).currency);
    return { ...connection(payments, (payment) => payment.id, args), totals };
  },

  gameRounds({ id: playerId }: Player, args: Page & Ranged & { lookupId?: string | null }, { store }: Context) {
    const first = pageSize(args);
    const played = { ...timeRange(args), lookupId: args.lookupId };
    const { currency } = store.wallets.ofPlayer(playerId);
    const rounds = store.history.rounds(playerId, played, first + 1, args.after);
    if (!rounds) throw failure('BadUserInput', '“after” is no cursor of this list.');
    const shown = rounds.slice(0, first);
    const { count, staked, won } = store.history.roundTotals(playerId, played);
    return {
      edges: shown.map((round) => ({ cursor: round.id, node: { ...round, currency } satisfies RoundNode })),
      pageInfo: { hasNextPage: rounds.length > first, endCursor: shown.at(-1)?.id ?? null },
      totalCount: count,
      totals: {
        staked: toDecimal(staked, currency),
        won: toDecimal(won, currency),
        netPosition: toDecimal(won - staked, currency),
        currency,
      },
    };
  },

  openRounds({ id }: Player, _args: unknown, { store }: Context): RoundNode[] {
    const { currency } = store.wallets.ofPlayer(id);
    return store.history.openRounds(id).map((round) => ({ ...round, currency }));
  },

  sessions({ id }: Player, args: Page & Ranged & { active?: boolean | null }, { store }: Context) {
    const range = timeRange(args);
    const sessions = store.sessions
      .history(id)
      .filter(({ startedAt, endedAt }) => isWithin(range, startedAt) && (args.active ?? !endedAt) === !endedAt);
    return connection(sessions, (session) => session.id, args);
  },
};

export const historyResolvers = {
  PaymentTransaction: {
    amount: ({ amount, currency }: Payment) => toDecimal(amount, currency),
    methodName: ({ method }: Payment, _args: unknown, context: Context) => localize(context, methodNameOf(method)),
    createdAt: (payment: Payment) => iso(payment.createdAt),
    processingAt: (payment: Payment) => iso(payment.processingAt),
    processedAt: (payment: Payment) => iso(payment.processedAt),
    isCancellable({ playerId, type, state, processingAt }: Payment, _args: unknown, { store, brand }: Context) {
      const player = store.players.find(playerId);
      const isWaiting = type === 'Withdrawal' && state === 'Initialized' && processingAt === null;
      return isWaiting && player !== undefined && mayCancelWithdrawal(player.profile, brand.license, store.now());
    },
  },
  GameRound: {
    game: ({ lookupId }: RoundNode, _args: unknown, { store }: Context) => store.games.byId(lookupId) ?? null,
    // What the round has cost: else the player's own sum would miss what the jackpot took.
    stake: ({ stake, contribution, currency }: RoundNode) => toDecimal(stake + contribution, currency),
    payout: ({ payout, currency }: RoundNode) => toDecimal(payout, currency),
    state: ({ state }: RoundNode) => (state === 'open' ? 'Open' : 'Closed'),
    startedAt: ({ createdAt }: RoundNode) => iso(createdAt),
    updatedAt: ({ updatedAt }: RoundNode) => iso(updatedAt),
  },
  PlayerSession: {
    startedAt: ({ startedAt }: Session) => iso(startedAt),
    lastSeenAt: ({ lastSeenAt, startedAt }: Session) => iso(lastSeenAt ?? startedAt),
    endedAt: ({ endedAt }: Session) => iso(endedAt),
    // The login flows are called as those who stand behind them.
    identityProvider: ({ flow }: Session) => flow.toUpperCase(),
    isCurrent: ({ id }: Session, _args: unknown, context: Context) => id === sessionOf(context),
  },
};
