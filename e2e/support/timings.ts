import type { timings as cashier } from '../../libs/features/cashier/src/timings.ts';
import type { timings as sports } from '../../libs/features/sports/src/timings.ts';
import type { timings as data } from '../../libs/platform/data/src/timings.ts';
import type { timings as checks } from '../../libs/platform/checks/src/timings.ts';
import type { timings as overlays } from '../../libs/platform/overlays/src/timings.ts';

type Named<Library extends string, Table> = { [Name in keyof Table & string as `${Library}.${Name}`]?: number };

/** Time limits of the lobby, in ms by library and name. */
export type Timings = Named<'cashier', typeof cashier> &
  Named<'checks', typeof checks> &
  Named<'data', typeof data> &
  Named<'overlays', typeof overlays> &
  Named<'sports', typeof sports>;

const minute = 60_000;

/**
 * Limits after which the cashier goes on without an answer, and which a busy machine cannot meet. For tests of what the answer
 * leads to; that there is an end to the wait is for unit tests.
 */
export const patientCashier = {
  'cashier.cashierStartTimeout': minute,
  'cashier.withdrawalChecksTimeout': minute,
  'cashier.cashierTimeout': minute,
} satisfies Timings;

/** The same for the sportsbook, which is shown as to a visitor where its session comes late. */
export const patientSportsbook = {
  ...patientCashier,
  'sports.readyTimeout': minute,
  'sports.sessionTimeout': minute,
} satisfies Timings;

/** Messages stay until they are closed. */
export const lastingMessages = { 'overlays.messageDuration': minute } satisfies Timings;

/** A query that has failed is repeated at once. */
export const shortRetries = { 'data.retryDelay': 10, 'data.maxRetryDelay': 20 } satisfies Timings;
