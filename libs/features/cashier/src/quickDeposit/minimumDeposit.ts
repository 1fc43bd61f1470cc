import { decimalUnits, exactUnits } from '@lobby/contracts';

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
  const asked = decimalUnits(serverMinimum);
  return asked !== null && asked > exactUnits(ofCurrency) ? serverMinimum : ofCurrency;
}
