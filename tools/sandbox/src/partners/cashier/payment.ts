import * as v from 'valibot';
import { toMinor } from '../../store/money.ts';
import type { CashierSession, PaymentRequest, PaymentState } from '../ports.ts';

/** Outcome of a payment by its test number; `unresolved` never gets a response. */
export type Outcome = PaymentState | 'unresolved';

export const testCards: Readonly<Record<string, Outcome>> = {
  '4111111111111111': 'completed',
  '4000000000000002': 'declined',
  '4000000000009995': 'pending',
  '4000000000000127': 'unresolved',
};

const digits = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
);
const expiry = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d\d$/));

const detailsSchema = v.variant('method', [
  v.object({
    method: v.literal('creditcard'),
    number: v.pipe(
      digits,
      v.check((number) => Object.hasOwn(testCards, number), 'number'),
    ),
    expiry,
    cvc: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  }),
  v.object({
    method: v.literal('bank'),
    iban: v.pipe(
      digits,
      v.transform((text) => text.toUpperCase()),
      v.check((iban) => isIban(iban), 'iban'),
    ),
  }),
  v.object({ method: v.literal('ewallet'), email: v.pipe(v.string(), v.trim(), v.email()) }),
  // One of the session's own accounts.
  v.object({ method: v.literal('account'), accountId: v.string() }),
]);

export const paymentSchema = v.object({
  /** Made in the page, one for each form that is sent. */
  id: v.pipe(v.string(), v.uuid()),
  sessionId: v.string(),
  type: v.picklist(['deposit', 'withdrawal']),
  /** Decimal string in the session's currency. */
  amount: v.string(),
  details: detailsSchema,
});
export type Payment = v.InferOutput<typeof paymentSchema>;

export const cancelSchema = v.pick(paymentSchema, ['id', 'sessionId']);

/** ISO 13616: four characters moved to the end, letters as numbers, remainder one of 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const number = [...(iban.slice(4) + iban.slice(0, 4))].map((letter) => parseInt(letter, 36)).join('');
  return [...number].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Cards expire at their month's end, by the platform's time. */
export function isExpired(text: string, now: number): boolean {
  const [month = '', year = ''] = text.split('/');
  return Date.UTC(2000 + Number(year), Number(month)) <= now;
}

type Prepared = { request: PaymentRequest; outcome: Outcome } | { field: string };

/** Parses form data into a payment, or names the invalid field. Full card numbers are not passed on. */
export function prepare(
  { id, sessionId, type, amount: text, details }: Payment,
  session: CashierSession,
  now: number,
): Prepared {
  const amount = toMinor(text, session.currency);
  if (amount === null || amount <= 0) return { field: 'amount' };
  const base = { id, sessionId, type, amount, account: accountOf(details) };
  switch (details.method) {
    case 'creditcard': {
      if (isExpired(details.expiry, now)) return { field: 'expiry' };
      // Money goes back to a card only after a deposit with it.
      if (type === 'withdrawal') return { field: 'method' };
      return { request: { ...base, method: 'creditcard' }, outcome: testCards[details.number] ?? 'declined' };
    }
    case 'account': {
      const known = session.accounts.find(({ id }) => id === details.accountId);
      if (!known) return { field: 'accountId' };
      return { request: { ...base, method: known.method }, outcome: outcomeOf(known.method) };
    }
    default: {
      if (type === 'withdrawal' && session.closedLoop) return { field: 'method' };
      return { request: { ...base, method: details.method }, outcome: outcomeOf(details.method) };
    }
  }
}

const outcomeOf = (method: PaymentRequest['method']): Outcome => (method === 'bank' ? 'pending' : 'completed');

/** The masked account that may be stored. */
function accountOf(details: Payment['details']): string {
  switch (details.method) {
    case 'creditcard':
      return `${details.number.slice(0, 6)}******${details.number.slice(-4)}`;
    case 'bank':
      return `${details.iban.slice(0, 4)} **** ${details.iban.slice(-4)}`;
    case 'ewallet':
      return details.email;
    case 'account':
      return details.accountId;
  }
}

/** Fingerprint of a form's fields that may be stored, to detect repeated submissions. */
export const summaryOf = ({ type, amount, details }: Payment): string =>
  JSON.stringify([type, amount, details.method, accountOf(details)]);
