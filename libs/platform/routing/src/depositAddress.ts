import type { DepositRequest } from '@lobby/contracts';
import * as v from 'valibot';

interface DepositAddress {
  request: DepositRequest;
  /** Whether it opens quick deposit on any page: it needs all three parameters (R-2-062). */
  opensItself: boolean;
}

/** Positive, and a decimal as the platform writes it: no other digits, no sign, one point. */
const amountSchema = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,8})?$/), v.regex(/[1-9]/));
const currencySchema = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));
const methodSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/), v.toLowerCase());
const offSchema = v.pipe(v.string(), v.toLowerCase(), v.picklist(['', '0', 'false']));

/** What an address says of a deposit. Of a parameter that is repeated, the first counts. */
export function parseDepositAddress(search: string): DepositAddress {
  const params = new URLSearchParams(search);
  const named = { amount: params.get('amount'), method: params.get('paymentMethod') };
  const amount = parse(amountSchema, named.amount);
  const currency = parse(currencySchema, params.get('currency'));
  return {
    request: {
      // Of an unknown currency it is another amount.
      amount: currency === null && amount !== undefined ? null : amount,
      currency: currency ?? undefined,
      method: parse(methodSchema, named.method) ?? undefined,
    },
    opensItself: !v.is(offSchema, params.get('autoSubmit') ?? '') && Boolean(named.amount) && Boolean(named.method),
  };
}

/** Undefined where nothing is named, null for what cannot be read. */
function parse(schema: v.GenericSchema<string>, text: string | null): string | null | undefined {
  return text === null ? undefined : v.parse(v.fallback(v.nullable(schema), null), text);
}

/** The amount of a request as one of this currency; undefined for another currency's, or with digits that this one lacks. */
export function amountIn(currency: string, request: DepositRequest): string | undefined {
  const { amount, currency: requested = currency } = request;
  if (amount === undefined || amount === null || requested !== currency) return undefined;
  // `Intl` throws for what can be no code.
  const style = /^[A-Z]{3}$/.test(currency) ? ({ style: 'currency', currency } as const) : {};
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', style).resolvedOptions();
  const [whole = '', fraction = ''] = amount.split('.');
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  return fraction.length > digits ? [whole, fraction.slice(0, digits)].filter(Boolean).join('.') : amount;
}
