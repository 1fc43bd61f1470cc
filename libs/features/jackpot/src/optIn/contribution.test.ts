import { setBuild } from '@lobby/testing';
import { contributionDisplay } from './contribution.ts';

describe('jackpot contribution', () => {
  it.each([
    [0.01, 0.01, 0],
    [0.1, 0.1, 0],
    [1, 0.01, 0],
    [2, 0.02, 0],
    [0.005, 0.005, 1],
    [0.0125, 0.0125, 2],
    [0.07, 0.07, 0],
  ])(
    'shows the option %d as a percentage of the bet where the brand shows percentages (A-088)',
    (option, share, digits) => {
      setBuild({ contributionAsPercentage: true });
      expect(contributionDisplay(option, '11.3')).toEqual({ kind: 'percentage', share, fractionDigits: digits });
    },
  );

  it.each([
    [0.5, '1', '0.50'],
    [0.1, '11.3', '1.13'],
    [1, '0.855', '0.86'],
    [0.2, '157.25', '31.45'],
  ])('shows the option %d times %s as %s elsewhere (A-105)', (option, multiplier, amount) => {
    expect(contributionDisplay(option, multiplier)).toEqual({ kind: 'amount', amount });
  });

  it('throws for values that are not numbers rather than showing a wrong amount', () => {
    expect(() => contributionDisplay(Number.NaN)).toThrow(RangeError);
    expect(() => contributionDisplay(0.5, 'many')).toThrow(RangeError);
  });
});
