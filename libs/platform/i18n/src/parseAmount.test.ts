import { locales } from '@lobby/contracts';
import fc from 'fast-check';
import { parseAmount } from './parseAmount.ts';
import { formatsOf, languageTag } from './format.ts';

it.each([
  ['en-GB', '50', '50'],
  ['en-GB', ' 1,234.5 ', '1234.50'],
  ['en-GB', '007.10', '7.10'],
  ['de-DE', '1.234,5', '1234.50'],
  ['de-DE', '1.000', '1000'],
  ['fi-FI', '1 234,50', '1234.50'],
  ['fi-FI', '1\u00a0234.50', '1234.50'],
  ['et-EE', '12345,5', '12345.50'],
  ['en-IN', '1,00,000', '100000'],
  ['ja-JP', '５００', '500'],
  ['en-GB', '0.01', '0.01'],
  ['en-GB', '5.00', '5'],
  // Amounts of money are grouped otherwise than numbers there.
  ['de-AT', '1.000', '1000'],
  ['de-AT', '1.234,50', '1234.50'],
  ['de-AT', '1 234,50', '1234.50'],
  // Number pads have the separator of the device's region.
  ['en-GB', '12,50', '12.50'],
  ['en-GB', '12,5', '12.50'],
  ['de-DE', '12.50', '12.50'],
  ['it-IT', '12.5', '12.50'],
  ['en-GB', '1.000,50', '1000.50'],
  ['de-DE', '1,000.50', '1000.50'],
  ['en-GB', '1,000', '1000'],
  ['en-GB', '1.000.000', '1000000'],
  ['de-DE', '1,000,000', '1000000'],
  ['de-CH', '1’234.50', '1234.50'],
  ['en-GB', "1'000", '1000'],
  ['en-GB', '\u200e1\u202f234\u00ad.50', '1234.50'],
  ['en-GB', '١٬٢٣٤٫٥٠', '1234.50'],
  ['en-GB', '۱۲', '12'],
  ['en-IN', '१२.५०', '12.50'],
])('reads in %s the amount %j', (tag, text, value) => {
  expect(parseAmount(text, tag)).toEqual({ value });
});

it.each([
  ['en-GB', '', 'empty'],
  ['en-GB', '  ', 'empty'],
  ['en-GB', '1,23,4', 'unreadable'],
  ['en-GB', '1e3', 'unreadable'],
  ['en-GB', '€50', 'unreadable'],
  ['en-GB', '.5', 'unreadable'],
  ['en-GB', '0', 'not-positive'],
  ['en-GB', '0.00', 'not-positive'],
  ['en-GB', '-5', 'not-positive'],
  ['en-GB', '1,0055', 'too-precise'],
  ['en-GB', '1234.000', 'too-precise'],
  ['en-GB', '0,500', 'too-precise'],
  ['de-DE', '0.500', 'too-precise'],
  ['en-GB', '1,234.567', 'too-precise'],
  ['en-GB', '1.234,567,890', 'unreadable'],
  ['en-GB', '1,234 567', 'unreadable'],
  ['en-GB', '5.', 'unreadable'],
  ['en-GB', '10⁵⁰', 'unreadable'],
  ['en-GB', '1⒌50', 'unreadable'],
  ['de-DE', '1.10.100', 'unreadable'],
  ['en-GB', '10.50.100', 'unreadable'],
  ['en-GB', '1000000000', 'too-large'],
])('says in %s why %j is no amount: %s', (tag, text, problem) => {
  expect(parseAmount(text, tag)).toEqual({ problem });
});

it.each([
  ['en-GB', '1.000', ['1000', '1']],
  ['de-DE', '1,000', ['1000', '1']],
  ['fi-FI', '1.000', ['1000', '1']],
  ['no-NO', '1.230', ['1230', '1.23']],
  ['en-ZA', '1,000', ['1000', '1']],
  ['en-GB', '1.234', ['1234']],
  ['de-DE', '1,005', ['1005']],
])('does not guess in %s which amount %j is', (tag, text, readings) => {
  expect(parseAmount(text, tag)).toEqual({ problem: 'ambiguous', readings });
});

it('reads in every locale what it shows there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: 1, max: 99_999_999_999 }), (locale, cents) => {
      const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      for (const currency of ['', 'EUR']) {
        const shown = formatsOf(locale).money(value, currency).replace('€', '');
        expect(parseAmount(shown, languageTag(locale))).toEqual({ value: value.replace(/\.00$/, '') });
      }
    }),
  );
});
