import { convertAmount } from './convertAmount.ts';

const multipliers = { CAD: '1.4712', JPY: '162.348', KWD: '0.3331', INR: '90', BAD: 'x', NIL: '0' };

it.each([
  ['1000000.00', 'CAD', '1471200.00'],
  ['0.01', 'CAD', '0.01'],
  ['1', 'JPY', '162'],
  ['0.10', 'JPY', '16'],
  ['12.345', 'KWD', '4.112'],
  ['33.37', 'CAD', '49.09'],
  ['999999999999.99', 'INR', '89999999999999.10'],
])('converts %s EUR to %s %s, to the minor unit', (eur, currency, amount) => {
  expect(convertAmount(eur, currency, multipliers)).toEqual({ amount, currency });
});

it('never names more than is paid', () => {
  expect(convertAmount('0.019999', 'EUR', null)).toEqual({ amount: '0.01', currency: 'EUR' });
  expect(convertAmount('33.37', 'CAD', { CAD: '1.5' }).amount).toBe('50.05');
  expect(convertAmount('0.999', 'JPY', { JPY: '1' }).amount).toBe('0');
  expect(convertAmount('0.5', 'JPY', { JPY: '2' }).amount).toBe('1');
});

it.each(['USD', 'BAD', 'NIL', 'toString', 'EUR'])('stays in EUR where %s has no multiplier (A-092)', (currency) => {
  expect(convertAmount('12.3', currency, multipliers)).toEqual({ amount: '12.30', currency: 'EUR' });
  expect(convertAmount('12.3', currency, null)).toEqual({ amount: '12.30', currency: 'EUR' });
});

it('takes decimals alone', () => {
  expect(() => convertAmount('1e3', 'EUR', null)).toThrow(RangeError);
});
