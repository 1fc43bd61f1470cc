import { limitKinds, paymentTransactionTypes } from '@lobby/contracts';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(500));
/** The last time that a `Date` can have. */
const lastTime = 8_640_000_000_000_000;

/** What every entry has; `id` tells events of its kind apart, whichever tab hears of them. */
const envelope = {
  id: name,
  /** When it happened, in ms since 1970 by the platform's clock. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(lastTime)),
  isRead: v.boolean(),
};
const money = {
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};

/**
 * An event with the values that its text needs; the text is made when it is read, in the language of that moment. Never an address, a
 * number, a token or what a document says.
 */
export const entrySchema = v.variant('kind', [
  v.object({ ...envelope, kind: v.picklist(['reward', 'reward-expired']), name }),
  v.object({ ...envelope, kind: v.literal('level'), level: v.pipe(v.number(), v.integer()) }),
  v.object({ ...envelope, kind: v.picklist(['jackpot-win', 'jackpot-share']), pot: name, ...money }),
  v.object({ ...envelope, kind: v.literal('raffle-win'), ...money }),
  v.object({
    ...envelope,
    kind: v.literal('payment'),
    type: v.picklist(paymentTransactionTypes),
    outcome: v.picklist(['accepted', 'declined']),
    ...money,
  }),
  /** One that the platform has never received. */
  v.object({ ...envelope, kind: v.literal('payment-lost') }),
  v.object({
    ...envelope,
    kind: v.literal('limit'),
    limit: v.picklist(limitKinds),
    outcome: v.picklist(['saved', 'waiting', 'confirmed', 'withdrawn']),
  }),
  /** What the platform wants of the player. */
  v.object({
    ...envelope,
    kind: v.literal('request'),
    request: v.picklist(['identity', 'documents', 'source-of-wealth', 'bank']),
  }),
  /** A sign-in on a device that the player had not used before; what it is as far as the platform knows. */
  v.object({
    ...envelope,
    kind: v.literal('new-device'),
    device: v.nullable(v.picklist(['Desktop', 'Mobile'])),
    browser: v.nullable(name),
    system: v.nullable(name),
  }),
]);
