import { safeParseDecimal, parseDecimal } from '@lobby/contracts';
import { local } from '@lobby/storage';

/** What quick deposit is asked to fill in, by an intent or a link; all of it is checked before use. */
export interface DepositRequest {
  amount?: string;
  /** Payment method, as the cashier names it. */
  method?: string;
  /** Currency of the amount; the wallet's when absent. */
  currency?: string;
}

/** What an address asks quick deposit to fill in; it is checked where it is used. */
export function requestOf(search: string): DepositRequest {
  const params = new URLSearchParams(search);
  return {
    amount: params.get('amount') ?? undefined,
    method: params.get('paymentMethod') ?? undefined,
    currency: params.get('currency')?.toUpperCase(),
  };
}

/** Least deposit by currency (R-9-061); all others have `OTHER_MINIMUM`. */
const minimumDeposits: ReadonlyMap<string, string> = new Map([
  ['EUR', '20'],
  ['CAD', '15'],
  ['CHF', '10'],
  ['USD', '10'],
  ['NOK', '100'],
  ['INR', '880'],
  ['JPY', '1200'],
  ['ZAR', '175'],
  ['NZD', '10'],
  ['GBP', '20'],
]);
const OTHER_MINIMUM = '20';

/** The larger of the server's and the currency's own minimum (R-5-007), as a decimal. */
export function minimumDeposit(currency: string, serverMinimum?: string | null): string {
  const ofCurrency = minimumDeposits.get(currency) ?? OTHER_MINIMUM;
  if (!serverMinimum) return ofCurrency;
  const served = safeParseDecimal(serverMinimum);
  return served !== null && served > parseDecimal(ofCurrency) ? serverMinimum : ofCurrency;
}

/**
 * The amount that the cashier starts with: the request's, or that of the last deposit if the request
 * names none. It is used only in the wallet's currency, positive and not below the minimum (A-025, R-5-002);
 * an amount that is too small is dropped, never raised.
 */
export function prefilledAmount(request: DepositRequest, currency: string, minimum: string): string | undefined {
  const requested = { amount: request.amount, currency: request.currency ?? currency };
  const start = request.amount === undefined ? local.read('lastDeposit') : requested;
  const amount = start?.currency === currency ? inDigitsOf(currency, start.amount) : undefined;
  return isEnough(amount, minimum) ? amount : undefined;
}

/** Without zeros that the currency has no digits for; undefined with other digits there. */
function inDigitsOf(currency: string, amount = ''): string | undefined {
  // `Intl` throws for what can be no code.
  const style = /^[A-Z]{3}$/.test(currency) ? ({ style: 'currency', currency } as const) : {};
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', style).resolvedOptions();
  const [whole = '', fraction = ''] = amount.split('.');
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  return fraction.length > digits ? [whole, fraction.slice(0, digits)].filter(Boolean).join('.') : amount;
}

function isEnough(amount: string | undefined, minimum: string): boolean {
  const units = safeParseDecimal(amount ?? '');
  return units !== null && units > 0n && units >= parseDecimal(minimum);
}
