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
  /** The lobby has shown that the payment is pending. Browsers have this name in storage. */
  isPendingTold: v.boolean(),
  /** When later payments were sent, and when their outcome was known, by the same clock: the transactions of that time are theirs. */
  others: v.optional(v.array(v.object({ from: time, to: time }))),
});
/** A payment that was sent, and whose outcome the player has not seen. */
export type UnderWay = v.InferOutput<typeof underWaySchema>;

/** More than a player sends between two answers; entries of players who never return do not pile up. */
const MAX_STORED = 20;

/** Payments whose outcome this tab requests from the platform: those that no cashier on screen shows. */
export const watchedPayments = sessionStore<readonly UnderWay[]>([]);

function readStored(): UnderWay[] {
  const entries: unknown[] = local.read('paymentsUnderWay') ?? [];
  return entries.filter((entry) => v.is(underWaySchema, entry));
}

const writeStored = (payments: readonly UnderWay[]) => local.write('paymentsUnderWay', payments.slice(-MAX_STORED));

/** Stores a payment beyond a reload, a closed tab and the end of the session, until the player has seen its outcome. */
export function beginPayment(player: string, type: PaymentTransactionType, since: Date): UnderWay {
  const payment = { id: crypto.randomUUID(), player, type, since: since.toISOString(), isPendingTold: false };
  writeStored([...readStored(), payment]);
  return payment;
}

const without = (payments: readonly UnderWay[], { id }: UnderWay) => payments.filter((payment) => payment.id !== id);

/** The player has seen its outcome, or there is none. */
export function endPayment(client: DataClient, payment: UnderWay): void {
  writeStored(without(readStored(), payment));
  const watched = watchedPayments(client);
  watched.set(without(watched.get(), payment));
}

export function markPendingShown(payment: UnderWay): UnderWay {
  const shown = { ...payment, isPendingTold: true };
  writeStored(readStored().map((each) => (each.id === payment.id ? shown : each)));
  return shown;
}

/** Its outcome is known at this time, by the platform's clock: what the platform has since it was sent is of no earlier payment. */
export function settlePayment(client: DataClient, payment: UnderWay, at: Date): void {
  endPayment(client, payment);
  const { player, type, since } = payment;
  const other = { from: since, to: new Date(at.getTime() + timings.clockTolerance).toISOString() };
  writeStored(
    readStored().map((each) =>
      each.player === player && each.type === type ? { ...each, others: [...(each.others ?? []), other] } : each,
    ),
  );
}

/** Whether a transaction of this time may be of this payment, rather than of one whose outcome is known. */
export function mayBelongTo({ id }: Pick<UnderWay, 'id'>, createdAt: string): boolean {
  const at = Date.parse(createdAt);
  const others = readStored().find((payment) => payment.id === id)?.others ?? [];
  return !others.some(({ from, to }) => at >= Date.parse(from) && at <= Date.parse(to));
}

/** From now on this tab requests its outcome. */
export function watchPayment(client: DataClient, payment: UnderWay): void {
  const watched = watchedPayments(client);
  if (!watched.get().some(({ id }) => id === payment.id)) watched.set([...watched.get(), payment]);
}

/** Watches the payments of this player whose outcome no earlier page of this browser has shown. */
export function watchStoredPayments(client: DataClient, player: string): void {
  for (const payment of readStored()) if (payment.player === player) watchPayment(client, payment);
}
