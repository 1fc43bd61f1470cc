import { safeParseDecimal } from '@lobby/contracts';
import { graphql, type ResultOf } from '@lobby/data';

/** One limit as its card, the cashier and play show it. */
export const LimitFields = graphql(`
  fragment LimitFields on Limit @_unmask {
    id
    kind
    period
    value {
      amount
      minutes
    }
    used {
      amount
      minutes
    }
    remaining {
      amount
      minutes
    }
    windowEndsAt
    pendingChange {
      id
      value {
        amount
        minutes
      }
      effectiveAt
      expiresAt
    }
  }
`);

/** All limits that the licence offers, set or not, with the platform's clock. */
export const LimitsQuery = graphql(
  `
    query Limits {
      viewer {
        id
        now
        wallet {
          id
          currency
        }
        limits {
          ...LimitFields
        }
      }
    }
  `,
  [LimitFields],
);

export type Limit = ResultOf<typeof LimitFields>;
/** An amount in the wallet's currency, or minutes. */
export type LimitValue = Limit['used'];

/** Exact, to be compared with values of the same kind. */
const unitsOf = ({ amount, minutes }: LimitValue): bigint =>
  minutes !== null ? BigInt(minutes) : (safeParseDecimal(amount ?? '') ?? 0n);

/** As a text that is the same for equal values, however they are written. */
const keyOf = (value: LimitValue | null | undefined): string | null => (value ? String(unitsOf(value)) : null);

/** A first value and one that is not higher act at once; a higher one waits. */
export const actsAtOnce = ({ value }: Pick<Limit, 'value'>, next: LimitValue): boolean =>
  value === null || unitsOf(next) <= unitsOf(value);

export const isSameValue = (one: LimitValue | null, other: LimitValue | null): boolean => keyOf(one) === keyOf(other);

export const isUsedUp = ({ remaining }: Pick<Limit, 'remaining'>): boolean =>
  remaining !== null && unitsOf(remaining) <= 0n;

/** Of limits on the same, the one with the least left is the one that counts; null where none is set. */
export function leastRemaining<Some extends Pick<Limit, 'remaining'>>(limits: readonly Some[]): Some | null {
  let least: { limit: Some; units: bigint } | null = null;
  for (const limit of limits) {
    if (limit.remaining === null) continue;
    const units = unitsOf(limit.remaining);
    if (least === null || units < least.units) least = { limit, units };
  }
  return least?.limit ?? null;
}

/** What a progress bar shows: whole steps of a thousandth, whatever the amounts are. */
export function usedShare({ used, value }: Pick<Limit, 'used' | 'value'>): number {
  const whole = value ? unitsOf(value) : 0n;
  const part = unitsOf(used);
  if (whole <= 0n || part >= whole) return part > 0n ? 1 : 0;
  return Number((part * 1000n) / whole) / 1000;
}

/** The state of a limit that a change is based on: a comparison shows whether another tab or device has changed it since. */
export interface LimitState {
  value: string | null;
  changeId: string | null;
  changeValue: string | null;
}

export const stateOf = ({ value, pendingChange }: Limit): LimitState => ({
  value: keyOf(value),
  changeId: pendingChange?.id ?? null,
  changeValue: keyOf(pendingChange?.value),
});

export const isSameState = (one: LimitState, other: LimitState): boolean =>
  one.value === other.value && one.changeId === other.changeId && one.changeValue === other.changeValue;

/** A change of one limit. Pending changes are named by id, so that a request never applies to another tab's by accident. */
export type ChangeRequest =
  | { type: 'set'; value: LimitValue }
  | { type: 'remove' }
  | { type: 'confirm'; changeId: string }
  | { type: 'withdraw'; changeId: string };

/** Whether the limit already is as the request would leave it: its response, or that to another tab's request, was lost. */
export function isFulfilled(request: ChangeRequest, state: LimitState, base: LimitState): boolean {
  switch (request.type) {
    case 'set': {
      const wanted = keyOf(request.value);
      return state.changeId === null ? state.value === wanted : state.changeValue === wanted;
    }
    case 'remove':
      return state.value === null || (state.changeId !== null && state.changeValue === null);
    case 'confirm':
      return state.changeId === null && state.value === base.changeValue;
    case 'withdraw':
      return state.changeId === null && state.value === base.value;
  }
}
