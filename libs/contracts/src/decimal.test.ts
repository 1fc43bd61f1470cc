import fc from 'fast-check';
import { decimalOfUnits, decimalUnits } from './decimal.ts';

describe('decimals', () => {
  it.each([
    ['0', 0n],
    ['12.34', 1_234_000_000n],
    ['-0.01', -1_000_000n],
    ['1.000000019', 100_000_001n],
  ])('reads %s exactly', (value, units) => {
    expect(decimalUnits(value)).toBe(units);
  });

  it.each(['', ' ', '1e3', 'NaN', 'Infinity', '1,5', '+1', '0x10', '1.', '.5', '9'.repeat(16)])(
    'refuses %j',
    (value) => {
      expect(decimalUnits(value)).toBeNull();
    },
  );

  it('rounds half up', () => {
    expect(decimalOfUnits(150_000_000n, 2)).toBe('1.50');
    expect(decimalOfUnits(500_000n, 2)).toBe('0.01');
    expect(decimalOfUnits(-499_999n, 2)).toBe('0.00');
    expect(decimalOfUnits(99_500_000n, 0)).toBe('1');
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 16n), 10n ** 16n), (units) => {
        expect(decimalUnits(decimalOfUnits(units, 8))).toBe(units);
      }),
    );
  });
});
