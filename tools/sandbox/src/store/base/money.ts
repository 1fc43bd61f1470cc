/** Money inside the platform is a whole number of minor units; on the wire it is a decimal string. */

/** A whole number of the currency's minor units. */
export type Money = number;

/** Maximum of a single command or payment, so that even thousands of them add up to a safe integer. */
export const maxAmount: Money = 99_999_999_999;

/** Digits after the decimal point. */
export const exponentOf = (currency: string): number => (currency === 'JPY' ? 0 : 2);

/** 1250, EUR → '12.50'; 1250, JPY → '1250'. */
export function toDecimal(minor: number, currency: string): string {
  const exponent = exponentOf(currency);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** '12.5', EUR → 1250; null for anything but an amount of this currency. */
export function toMinor(decimal: string, currency: string): number | null {
  const exponent = exponentOf(currency);
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(decimal.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > exponent) return null;
  const minor = Number(whole + fraction.padEnd(exponent, '0'));
  return sign && minor !== 0 ? -minor : minor;
}

/** Fixed exchange rates: units of a currency for one euro. */
export const ratesPerEuro: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['CAD', 1.5],
  ['CHF', 0.95],
  ['USD', 1.1],
  ['NOK', 11.5],
  ['INR', 95],
  ['JPY', 165],
  ['ZAR', 20],
  ['NZD', 1.8],
  ['GBP', 0.85],
]);

/** Minor units of euro → whole minor units of a currency. An unknown currency is treated as euro. */
export function fromEuroMinor(euroMinor: number, currency: string): number {
  const scale = 10 ** (exponentOf(currency) - 2);
  return Math.round(euroMinor * (ratesPerEuro.get(currency) ?? 1) * scale);
}
