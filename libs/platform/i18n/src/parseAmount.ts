import { normalizeNumber } from './digits.ts';

/** Why what is typed is no amount, with those that may be meant. */
export type AmountProblem =
  | { problem: 'empty' | 'unreadable' | 'not-positive' | 'too-precise' | 'too-large' }
  | { problem: 'ambiguous'; readings: readonly [thousands: string] | readonly [thousands: string, decimals: string] };

const MOST_WHOLE_DIGITS = 9;

/** What separates the decimals from the rest, in any language; all else can only group. */
const DECIMAL = /[.,٫]/;
const SEPARATORS = /[.,٫٬'’ ]/g;

/** What the language writes between groups of digits in money, which in Austria is not what it writes in numbers. */
function groupOf(languageTag: string): string {
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'EUR' }).formatToParts(1234567.8);
  // Some locales group only from five digits on, others not at all.
  return parts.find(({ type }) => type === 'group')?.value.normalize('NFKC') ?? '';
}

/** As `1,234,567`, by one and the same separator, as `12,34,567` in India, or without groups. */
const isGrouped = (text: string) => /^\d+$|^[1-9]\d{0,2}(\D)\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})*,\d{3}$/.test(text);

function read(whole: string, fraction = ''): { value: string } | AmountProblem {
  if (!isGrouped(whole)) return { problem: 'unreadable' };
  if (fraction.length > 2) return { problem: 'too-precise' };
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const isWhole = /^0*$/.test(fraction);
  if (digits === '0' && isWhole) return { problem: 'not-positive' };
  if (digits.length > MOST_WHOLE_DIGITS) return { problem: 'too-large' };
  return { value: isWhole ? digits : `${digits}.${fraction.padEnd(2, '0')}` };
}

/**
 * An amount that is typed, as a decimal string: `1.234,5` is `1234.50` in every language. Whole ones have no decimals, since not every
 * currency has some. Of two separators the last is the decimal one. A single one before one or two digits is the decimal separator,
 * whichever it is, since number pads have that of the device's region; before three it groups where the language groups by it. Otherwise
 * `1.000` may be a thousand or one, and the player has to say which; `1.234` can only be a thousand, but is queried as well.
 */
export function parseAmount(text: string, languageTag: string): { value: string } | AmountProblem {
  const typed = normalizeNumber(text);
  if (typed === '') return { problem: 'empty' };
  const [, sign = '', number] = /^(-?)(\d(?:[\d.,٫٬'’ ]*\d)?)$/.exec(typed) ?? [];
  if (number === undefined) return { problem: 'unreadable' };
  const separators: readonly string[] = number.match(SEPARATORS) ?? [];
  const last = separators.at(-1) ?? '';
  const at = number.lastIndexOf(last);
  const [whole, fraction] = [number.slice(0, at), number.slice(at + 1)];
  const mayBeDecimal = DECIMAL.test(last) && separators.indexOf(last) === separators.length - 1;
  if (sign !== '') return { problem: 'not-positive' };
  if (!mayBeDecimal) return read(number);
  if (separators.length > 1 || fraction.length !== 3) return read(whole, fraction);
  const thousands = read(number);
  if (!('value' in thousands)) return read(whole, fraction);
  if (last === groupOf(languageTag)) return thousands;
  const decimals = read(whole, fraction.replace(/0$/, ''));
  return {
    problem: 'ambiguous',
    readings: 'value' in decimals ? [thousands.value, decimals.value] : [thousands.value],
  };
}
