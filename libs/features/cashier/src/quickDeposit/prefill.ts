import { decimalUnits, exactUnits } from '@lobby/contracts';
import { local } from '@lobby/storage';
import * as v from 'valibot';

/** What quick deposit is asked to fill in, from an intent or a link; none of it is trusted. */
export interface DepositRequest {
  amount?: string;
  /** Payment method, as the cashier names it. */
  method?: string;
  /** Currency of the amount; the wallet's when absent. */
  currency?: string;
}

const methodName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** The payment method of a request when it can be one, in the cashier's lower-case spelling. */
export function methodOf({ method }: DepositRequest): string | undefined {
  return v.is(methodName, method) ? method.toLowerCase() : undefined;
}

/**
 * The amount that the cashier starts with: the request's, or that of the last deposit if the request
 * names none. Only an amount in the wallet's currency, positive and not below the minimum is filled in
 * (A-025, R-5-002); nobody who asks for too little is offered more instead.
 */
export function prefilledAmount(request: DepositRequest, currency: string, minimum: string): string | undefined {
  const named = { amount: request.amount, currency: request.currency ?? currency };
  const start = request.amount === undefined ? local.read('lastDeposit') : named;
  return start?.currency === currency && isEnough(start.amount, minimum) ? start.amount : undefined;
}

function isEnough(amount: string | undefined, minimum: string): boolean {
  const units = decimalUnits(amount ?? '');
  return units !== null && units > 0n && units >= exactUnits(minimum);
}
