import type { LimitKind, LimitPeriod } from '../../../../libs/contracts/src/enums.ts';
import { limitsOf, playerProtection } from '../../../../libs/platform/licensing/src/protection.ts';
import { mayPlay } from '../store/players/rules.ts';
import { maxAmount, toDecimal, toMinor, type Limit, type Player } from '../store/index.ts';
import type { LimitChange } from '../store/play/limits.ts';
import { requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';

interface LimitValue {
  amount?: string | null;
  minutes?: number | null;
}

/** A limit with the currency in which its amounts are written. */
interface LimitNode extends Limit {
  currency: string;
}

const idOf = ({ kind, period }: Pick<Limit, 'kind' | 'period'>): string => `${kind}-${period}`;

const node = ({ store }: Context, playerId: string, limit: Limit): LimitNode => ({
  ...limit,
  currency: store.wallets.ofPlayer(playerId).currency,
});

const written = (value: number, kind: LimitKind, currency: string): LimitValue =>
  kind === 'Session' ? { minutes: value } : { amount: toDecimal(value, currency) };

/** The limit of an id. @throws LimitNotOffered if the licence has no such limit */
function offeredLimit({ brand }: Context, id: string): { kind: LimitKind; period: LimitPeriod } {
  const offered = limitsOf(brand.license).find((limit) => idOf(limit) === id);
  if (!offered) throw failure('LimitNotOffered', 'There is no such limit here.');
  return offered;
}

/** Months have 31 days at most. */
const maxMinutes = 31 * 24 * 60;

/** Minor units or minutes. @throws LimitValueInvalid */
function parseValue({ amount, minutes }: LimitValue, kind: LimitKind, currency: string): number {
  const isTime = kind === 'Session';
  const value = isTime ? (minutes ?? null) : typeof amount === 'string' ? toMinor(amount, currency) : null;
  const isComplete = (isTime ? amount : minutes) == null;
  if (value === null || !isComplete || value <= 0 || value > (isTime ? maxMinutes : maxAmount))
    throw failure('LimitValueInvalid', 'A limit is an amount or a number of minutes above zero.');
  return value;
}

/** A player who may not play may lower limits, but not raise them. */
function rejectIncreaseWhileBlocked({ store }: Context, { profile }: Player): void {
  if (!mayPlay(profile, store.now()))
    throw failure('PlayerBlocked', 'Limits cannot be raised while this account may not play.');
}

type Resolver<Args> = (parent: unknown, args: Args, context: Context) => LimitNode;

const setLimit: Resolver<{ id: string; value: LimitValue }> = (_parent, { id, value }, context) => {
  const { store, brand } = context;
  const player = requirePlayer(context);
  const key = { playerId: player.id, ...offeredLimit(context, id) };
  const minor = parseValue(value, key.kind, store.wallets.ofPlayer(player.id).currency);
  const present = store.limits.find(key).value;
  if (present !== null && minor > present) rejectIncreaseWhileBlocked(context, player);
  return node(context, player.id, store.limits.set(key, minor, playerProtection[brand.license]));
};

const removeLimit: Resolver<{ id: string }> = (_parent, { id }, context) => {
  const player = requirePlayer(context);
  rejectIncreaseWhileBlocked(context, player);
  const key = { playerId: player.id, ...offeredLimit(context, id) };
  return node(context, player.id, context.store.limits.remove(key, playerProtection[context.brand.license]));
};

const confirmLimitChange: Resolver<{ id: string }> = (_parent, { id }, context) => {
  const player = requirePlayer(context);
  rejectIncreaseWhileBlocked(context, player);
  return node(context, player.id, context.store.limits.confirm(player.id, id));
};

const withdrawLimitChange: Resolver<{ id: string }> = (_parent, { id }, context) => {
  const player = requirePlayer(context);
  return node(context, player.id, context.store.limits.withdraw(player.id, id));
};

export const limitMutations = { setLimit, removeLimit, confirmLimitChange, withdrawLimitChange };

export const limitFields = {
  limits: ({ id: playerId }: Player, _args: unknown, context: Context): LimitNode[] =>
    limitsOf(context.brand.license).map((limit) =>
      node(context, playerId, context.store.limits.find({ playerId, ...limit })),
    ),
};

export const limitResolvers = {
  Limit: {
    id: idOf,
    value: ({ value, kind, currency }: LimitNode) => (value === null ? null : written(value, kind, currency)),
    used: ({ used, kind, currency }: LimitNode) => written(used, kind, currency),
    remaining: ({ value, used, kind, currency }: LimitNode) =>
      value === null ? null : written(Math.max(0, value - used), kind, currency),
    windowStartsAt: ({ window }: LimitNode) => iso(window.from),
    windowEndsAt: ({ window }: LimitNode) => iso(window.to),
    pendingChange: ({ pendingChange, kind, currency }: LimitNode) =>
      pendingChange && {
        ...pendingChange,
        value: pendingChange.value === null ? null : written(pendingChange.value, kind, currency),
      },
  },
  LimitChange: {
    requestedAt: ({ requestedAt }: LimitChange) => iso(requestedAt),
    effectiveAt: ({ effectiveAt }: LimitChange) => iso(effectiveAt),
    expiresAt: ({ expiresAt }: LimitChange) => iso(expiresAt),
  },
};
