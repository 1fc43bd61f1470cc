import { type Locale, locales } from '@lobby/contracts';
import fc from 'fast-check';
import { daysInMonth } from './daysInMonth.ts';
import { decimalOfMinor, formatMoney, formatsOf } from './format.ts';

/** Replaces the no-break spaces and the minus sign that Intl uses. */
const normalise = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-');
const date = new Date(2026, 10, 20, 15, 4, 5);

it.each([
  ['en', '€1,234.50', '50%', '20/11/2026, 15:04:05'],
  ['fi', '1 234,50 €', '50 %', '20.11.2026 klo 15.04.05'],
  ['no', '1 234,50 €', '50 %', '20.11.2026, 15:04:05'],
  ['de', '1.234,50 €', '50 %', '20.11.26, 15:04:05'],
  ['de_AT', '€ 1.234,50', '50 %', '20.11.26, 15:04:05'],
  ['en_CA', '€1,234.50', '50%', '2026-11-20, 3:04:05 p.m.'],
  ['fr_CA', '1 234,50 €', '50 %', '2026-11-20 15 h 04 min 05 s'],
  ['en_IN', '€1,234.50', '50%', '20/11/26, 3:04:05 pm'],
  ['en_NZ', '€1,234.50', '50%', '20/11/2026, 3:04:05 pm'],
  ['en_ZA', '€1 234,50', '50%', '2026/11/20, 15:04:05'],
  ['ja', '€1,234.50', '50%', '2026/11/20 15:04:05'],
  ['et_EE', '1234,50 €', '50%', '20.11.26, 15:04:05'],
  ['it', '1234,50 €', '50%', '20/11/26, 15:04:05'],
] satisfies [Locale, string, string, string][])(
  'formats for %s (R-9-002, R-2-006)',
  (locale, money, percent, dateTime) => {
    const formats = formatsOf(locale);
    expect(normalise(formats.money('1234.5', 'EUR'))).toBe(money);
    expect(normalise(formats.percent(0.5))).toBe(percent);
    expect(normalise(formats.dateTime(date))).toBe(dateTime);
  },
);

it.each([
  ['CAD', '$5.00'],
  ['NZD', '$5.00'],
  ['JPY', '¥5.00'],
  ['INR', '₹5.00'],
  ['GBP', '£5.00'],
])('shows %s with its narrow symbol and 2 decimals (R-9-002)', (currency, expected) => {
  expect(formatMoney('en', '5', currency)).toBe(expected);
});

it('rounds shares to whole percents by default (R-9-002)', () => {
  const { percent } = formatsOf('en');
  expect(percent('0.126')).toBe('13%');
  expect(percent(0.005, 2)).toBe('0.5%');
  expect(percent(0.01, 2)).toBe('1%');
});

it('keeps every cent of amounts beyond floating point (R-9-002)', () => {
  expect(formatMoney('en', '90071992547409931.23', 'EUR')).toBe('€90,071,992,547,409,931.23');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (minor) => {
      const digits = formatMoney('en', decimalOfMinor(minor), 'EUR').replaceAll(/\D/g, '');
      expect(BigInt(digits)).toBe(minor);
    }),
  );
});

it.each([
  ['1,5', 'EUR', '–'],
  ['', 'EUR', '–'],
  ['NaN', 'EUR', '–'],
  ['12.5', 'bitcoin', '12.50'],
  ['12.5', '', '12.50'],
])('stays readable for the amount %j in %j', (amount, currency, expected) => {
  expect(formatMoney('en', amount, currency)).toBe(expected);
});

it('shows a dash for an invalid date', () => {
  expect(formatsOf('en').dateTime('soon')).toBe('–');
  expect(formatsOf('en').date(Number.NaN)).toBe('–');
});

it('turns hundredths into decimals', () => {
  expect([decimalOfMinor(1250), decimalOfMinor(-5), decimalOfMinor(0n)]).toEqual(['12.50', '-0.05', '0.00']);
});

it('has formats for all locales', () => {
  for (const locale of locales) expect(formatsOf(locale).number('1234567')).toMatch(/1.?234.?567|12,34,567/);
});

it('counts the days of a month, 31 for an unknown one', () => {
  expect([1, 4, 12].map((month) => daysInMonth(month))).toEqual([31, 30, 31]);
  expect([daysInMonth(2), daysInMonth(2, 2024), daysInMonth(2, 2026), daysInMonth(2, 1900)]).toEqual([29, 29, 28, 28]);
  for (const unknown of [undefined, null, 0, 13, Number.NaN]) expect(daysInMonth(unknown)).toBe(31);
});
