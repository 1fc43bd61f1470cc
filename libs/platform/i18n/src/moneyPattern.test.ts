/** @jest-environment node */
import { locales } from '@lobby/contracts';
import { languageTag } from './format.ts';
import { formatMoneyOnce } from './money.ts';
import { moneyPatternOf, writeMoney } from './moneyPattern.ts';

const amounts = [
  '0.00',
  '0.07',
  '9.90',
  '250.00',
  '1000.00',
  '9999.99',
  '12345.60',
  '100000.00',
  '7654321.09',
  '999999999999.99',
];

describe('a pattern of amounts', () => {
  it.each(locales)('writes those of %s as Intl does', (locale) => {
    const tag = languageTag(locale);
    for (const currency of ['EUR', 'USD', 'CAD', 'NOK', 'JPY', 'INR', 'ZAR', 'NZD']) {
      const pattern = moneyPatternOf(tag, currency);
      const written = amounts.map((amount) => pattern && writeMoney(pattern, amount));
      expect(written).toEqual(amounts.map((amount) => formatMoneyOnce(tag, amount, currency)));
    }
  });

  it('is none where digits are others', () => {
    expect(moneyPatternOf('ar-EG', 'EUR')).toBeNull();
  });

  it.each(['-5.00', '5', '5.5', '5.005', '05.00', '1e3', '1234567890123456.00', '٥.٠٠', ''])(
    'does not write “%s”',
    (amount) => {
      expect(writeMoney(moneyPatternOf('en-GB', 'EUR')!, amount)).toBeNull();
    },
  );
});
