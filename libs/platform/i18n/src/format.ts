import { formatDecimalUnits, type Locale, regionalCodes } from '@lobby/contracts';
import { isDecimal, moneyOptions, UNKNOWN_VALUE } from './money.ts';

const UNITS_PER_MINOR = 10n ** 6n;

export interface Formats {
  /** An amount as a decimal string, exact at any size: 2 decimals, narrow symbol (R-9-002). */
  money(amount: string, currency: string): string;
  /** A share, 1 being all of it, without decimals (R-9-002); give more where a share is small. */
  percent(share: string | number, mostDecimals?: number): string;
  /** Short date and medium time in the visitor's time zone (R-9-002), for tables and histories; sentences have `useSentenceTime`. */
  dateTime(value: Date | string | number): string;
  date(value: Date | string | number): string;
  number(value: string | number): string;
}

const known = new Map<string, Formats>();

/** The formats of a locale, dates in the visitor's time zone or a given one. `Intl` objects are slow to make, so each is made once, when it is first needed. */
export function formatsOf(locale: Locale, timeZone?: string): Formats {
  const key = `${locale} ${timeZone}`;
  const formats = known.get(key) ?? createFormats(languageTag(locale), timeZone);
  known.set(key, formats);
  return formats;
}

export function formatMoney(locale: Locale, amount: string, currency: string): string {
  return formatsOf(locale).money(amount, currency);
}

/** Hundredths of a currency as the decimal string that formats take: 1250 → `12.50`. */
export function decimalOfMinor(minor: number | bigint): string {
  return formatDecimalUnits(BigInt(minor) * UNITS_PER_MINOR, 2);
}

function createFormats(tag: string, timeZone: string | undefined): Formats {
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = new Map<string, Intl.DateTimeFormat>();
  const formatNumber = (value: string | number, name: string, options: Intl.NumberFormatOptions) => {
    if (!isDecimal(String(value)) && !Number.isFinite(value)) return UNKNOWN_VALUE;
    const format = numbers.get(name) ?? new Intl.NumberFormat(tag, options);
    numbers.set(name, format);
    return format.format(value as `${number}`);
  };

  const formatDate = (value: Date | string | number, name: string, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) return UNKNOWN_VALUE;
    const format = dates.get(name) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
    dates.set(name, format);
    return format.format(date);
  };

  return {
    money: (amount, currency) => formatNumber(amount, `money ${currency}`, moneyOptions(currency)),
    percent: (share, mostDecimals = 0) =>
      formatNumber(share, `percent ${mostDecimals}`, { style: 'percent', maximumFractionDigits: mostDecimals }),
    dateTime: (value) => formatDate(value, 'date and time', { dateStyle: 'short', timeStyle: 'medium' }),
    date: (value) => formatDate(value, 'date', { dateStyle: 'short' }),
    number: (value) => formatNumber(value, 'number', {}),
  };
}

/** The BCP 47 tag for html lang, `Intl` and the identity provider: `de_AT` → `de-AT`, `en` → `en-GB`. */
export function languageTag(locale: Locale): string {
  return regionalCodes[locale].replace('_', '-');
}
