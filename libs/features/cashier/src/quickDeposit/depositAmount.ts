import { type DepositRequest, parseDecimal, safeParseDecimal } from '@lobby/contracts';
import { amountIn } from '@lobby/routing';
import { local } from '@lobby/storage';

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
 * names none. It is used only in the wallet's currency and not below the minimum (A-025, R-5-002);
 * an amount that is too small is dropped, never raised.
 */
export function prefilledAmount(request: DepositRequest, currency: string, minimum: string): string | undefined {
  const start = request.amount === undefined ? local.read('lastDeposit') : request;
  const amount = start ? amountIn(currency, start) : undefined;
  const units = safeParseDecimal(amount ?? '');
  return units !== null && units >= parseDecimal(minimum) ? amount : undefined;
}
