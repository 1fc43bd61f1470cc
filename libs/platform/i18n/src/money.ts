/** Shown for what is no amount, no rate or no date. */
export const UNKNOWN_VALUE = '–';

export const isDecimal = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);

/** How amounts of a currency are written (R-9-002). */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // A code that no currency can have would make Intl throw in the middle of a page.
  if (!/^[A-Z]{3}$/.test(currency)) return decimals;
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals };
}

/** One amount, for what has no formats yet: the same as `Formats.money` with the locale of the tag. */
export const formatMoneyOnce = (tag: string, amount: string, currency: string): string =>
  isDecimal(amount) ? new Intl.NumberFormat(tag, moneyOptions(currency)).format(amount as `${number}`) : UNKNOWN_VALUE;
