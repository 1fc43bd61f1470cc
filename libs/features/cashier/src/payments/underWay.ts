import { sessionStore } from '@lobby/auth';
import { paymentTransactionTypes, type PaymentTransactionType } from '@lobby/contracts';
import type { DataClient } from '@lobby/data';
import { local } from '@lobby/storage';
import * as v from 'valibot';
import { timings } from '../timings.ts';

const time = v.pipe(v.string(), v.isoTimestamp());

const underWaySchema = v.object({
  /** Made here, for each payment that the player sends. */
  id: v.pipe(v.string(), v.uuid()),
  player: v.string(),
  type: v.picklist(paymentTransactionTypes),
  /** When it was sent, by the platform's clock and not after: the platform's transaction is the first one since. */
  since: time,
  /** The player has read that it takes a while. */
  isPendingTold: v.boolean(),
  /** When later payments were sent, and when their outcome was known, by the same clock: the transactions of that time are theirs. */
  others: v.optional(v.array(v.object({ from: time, to: time }))),
});
/** A payment that was sent, and whose outcome the player has not been told. */
export type UnderWay = v.InferOutput<typeof underWaySchema>;

/** More than a player sends between two answers; entries of players who never return do not pile up. */
const MAX_REMEMBERED = 20;

/** Payments whose outcome this tab asks the platform for: those that no cashier on screen tells of. */
export const watchedPayments = sessionStore<readonly UnderWay[]>([]);

function remembered(): UnderWay[] {
  const entries: unknown[] = local.read('paymentsUnderWay') ?? [];
  return entries.filter((entry) => v.is(underWaySchema, entry));
}

const remember = (payments: readonly UnderWay[]) => local.write('paymentsUnderWay', payments.slice(-MAX_REMEMBERED));

/** Remembers a payment beyond a reload, a closed tab and the end of the session, until its outcome has been told. */
export function beginPayment(player: string, type: PaymentTransactionType, since: Date): UnderWay {
  const payment = { id: crypto.randomUUID(), player, type, since: since.toISOString(), isPendingTold: false };
  remember([...remembered(), payment]);
  return payment;
}

const without = (payments: readonly UnderWay[], { id }: UnderWay) => payments.filter((payment) => payment.id !== id);

/** Its outcome has been told, or there is none. */
export function endPayment(client: DataClient, payment: UnderWay): void {
  remember(without(remembered(), payment));
  const watched = watchedPayments(client);
  watched.set(without(watched.get(), payment));
}

export function markPendingTold(payment: UnderWay): UnderWay {
  const told = { ...payment, isPendingTold: true };
  remember(remembered().map((each) => (each.id === payment.id ? told : each)));
  return told;
}

/** Its outcome is known at this time, by the platform's clock: what the platform has since it was sent is of no earlier payment. */
export function settlePayment(client: DataClient, payment: UnderWay, at: Date): void {
  endPayment(client, payment);
  const { player, type, since } = payment;
  const other = { from: since, to: new Date(at.getTime() + timings.clockTolerance).toISOString() };
  remember(
    remembered().map((each) =>
      each.player === player && each.type === type ? { ...each, others: [...(each.others ?? []), other] } : each,
    ),
  );
}

/** Whether a transaction that was made at this time may be what this payment has become. */
export function mayBecome({ id }: Pick<UnderWay, 'id'>, createdAt: string): boolean {
  const at = Date.parse(createdAt);
  const others = remembered().find((payment) => payment.id === id)?.others ?? [];
  return !others.some(({ from, to }) => at >= Date.parse(from) && at <= Date.parse(to));
}

/** From now on the platform is asked what has become of it. */
export function watchPayment(client: DataClient, payment: UnderWay): void {
  const watched = watchedPayments(client);
  if (!watched.get().some(({ id }) => id === payment.id)) watched.set([...watched.get(), payment]);
}

/** What an earlier page of this browser has left untold. */
export function watchRemembered(client: DataClient, player: string): void {
  for (const payment of remembered()) if (payment.player === player) watchPayment(client, payment);
}
