import type { Limit, LimitValue } from './limit.ts';

const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

type Kind = Limit['kind'];
type Period = Limit['period'];

const wireValue = (kind: Kind, value: number | string | null) =>
  value === null
    ? null
    : kind === 'Session'
      ? { __typename: 'LimitValue', amount: null, minutes: Number(value) }
      : { __typename: 'LimitValue', amount: Number(value).toFixed(2), minutes: null };

interface LimitFixture {
  kind?: Kind;
  period?: Period;
  value?: number | null;
  used?: number;
  windowEndsAt?: string;
  /** `value` null: the limit is removed. */
  pending?: { id: string; value: number | null; effectiveAt: string; expiresAt: string } | null;
}

/** One limit in its wire format. */
export function wireLimit({
  kind = 'Deposit',
  period = 'Day',
  value = null,
  used = 0,
  windowEndsAt = iso(Date.now() + DAY / 2),
  pending = null,
}: LimitFixture = {}) {
  return {
    __typename: 'Limit',
    id: `${kind}-${period}`,
    kind,
    period,
    value: wireValue(kind, value),
    used: wireValue(kind, used),
    remaining: value === null ? null : wireValue(kind, Math.max(0, value - used)),
    windowEndsAt,
    pendingChange: pending && {
      __typename: 'LimitChange',
      id: pending.id,
      value: wireValue(kind, pending.value),
      effectiveAt: pending.effectiveAt,
      expiresAt: pending.expiresAt,
    },
  };
}

export const wireLimits = (limits: readonly LimitFixture[], now = iso(Date.now())) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      now,
      wallet: { __typename: 'Wallet', id: 'w1', currency: 'EUR' },
      limits: limits.map(wireLimit),
    },
  },
});

const rejection = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });

/**
 * A platform that stores limits by the rules of the schema. `delayHours` is how long an increase waits. Its answers are
 * those of `renderScene`; `limits` may be changed as another tab would.
 */
export function limitsPlatform(limits: LimitFixture[], { delayHours = 24 } = {}) {
  let changes = 0;
  const find = (id: string) => limits.find((limit) => wireLimit(limit).id === id) as LimitFixture;
  const findChange = (id: string) => limits.find(({ pending }) => pending?.id === id);
  const changed = (limit: LimitFixture) => ({ data: { changed: wireLimit(limit) } });
  function wait(limit: LimitFixture, value: number | null) {
    const effectiveAt = Date.now() + delayHours * 3_600_000;
    const id = `change-${++changes}`;
    limit.pending = { id, value, effectiveAt: iso(effectiveAt), expiresAt: iso(effectiveAt + 7 * DAY) };
    return changed(limit);
  }
  const answers = {
    Limits: () => wireLimits(limits),
    SessionLimits: () => wireLimits(limits),
    SetLimit({ id, value }: { id: string; value: LimitValue }) {
      const limit = find(id);
      const next = Number(value.amount ?? value.minutes);
      if (limit.value != null && next > limit.value) return wait(limit, next);
      limit.value = next;
      limit.pending = null;
      return changed(limit);
    },
    RemoveLimit: ({ id }: { id: string }) => wait(find(id), null),
    ConfirmLimitChange({ id }: { id: string }) {
      const limit = findChange(id);
      if (!limit?.pending) return rejection('LimitChangeNotPending');
      if (Date.parse(limit.pending.effectiveAt) > Date.now()) return rejection('LimitChangeNotDue');
      limit.value = limit.pending.value;
      limit.pending = null;
      return changed(limit);
    },
    WithdrawLimitChange({ id }: { id: string }) {
      const limit = findChange(id);
      if (!limit?.pending) return rejection('LimitChangeNotPending');
      limit.pending = null;
      return changed(limit);
    },
  };
  return { answers, limits, find };
}
