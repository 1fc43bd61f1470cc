import { isLowOnFunds } from './lowFunds.ts';

const bet = { balance: '20.00', bonusBalance: '0.00', amount: '-10.00', moneyType: 'CasinoBet' };

describe('low funds', () => {
  it.each([
    ['20.00', true],
    ['19.99', true],
    ['0', true],
    ['20.01', false],
  ])('after a bet of 10 with a balance of %s: %s (A-080)', (balance, low) => {
    expect(isLowOnFunds({ ...bet, balance }, false)).toBe(low);
  });

  it('accepts the pushed amount with either sign (A-078)', () => {
    expect(isLowOnFunds({ ...bet, amount: '10.00' }, false)).toBe(true);
  });

  it('includes the bonus only in a game that allows it (A-078)', () => {
    const withBonus = { ...bet, bonusBalance: '0.01' };
    expect(isLowOnFunds(withBonus, true)).toBe(false);
    expect(isLowOnFunds(withBonus, false)).toBe(true);
  });

  it.each(['Deposit', 'Withdrawal', 'InitWithdrawal', 'CasinoWin', 'SomethingNew'])(
    'applies to bets only, not to %s (A-086)',
    (moneyType) => {
      expect(isLowOnFunds({ ...bet, moneyType }, false)).toBe(false);
    },
  );

  it('is false for a balance that is not a number', () => {
    expect(isLowOnFunds({ ...bet, balance: 'plenty' }, false)).toBe(false);
  });

  it('compares decimals exactly, not as floats', () => {
    expect(isLowOnFunds({ ...bet, balance: '0.30', amount: '0.15' }, false)).toBe(true);
    expect(isLowOnFunds({ ...bet, balance: '0.1', bonusBalance: '0.2', amount: '0.15' }, true)).toBe(true);
  });
});
