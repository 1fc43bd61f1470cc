import { safeParseDecimal } from '@lobby/contracts';

export interface BalanceChange {
  /** Decimals in the wallet's currency. */
  balance: string;
  bonusBalance: string;
  /** Negative for a bet. */
  amount: string;
  moneyType: string;
}

/** Prompted from this many bets of the same size downwards. */
const BETS_LEFT = 2n;

/**
 * Did this bet leave so little that at most two more of its size are in the wallet (R-4-034,
 * A-080)? The bonus balance counts where the game on screen may be played with it.
 */
export function isLowOnFunds(change: BalanceChange, bonusCounts: boolean): boolean {
  if (change.moneyType !== 'CasinoBet') return false;
  const balance = safeParseDecimal(change.balance);
  const bonus = bonusCounts ? safeParseDecimal(change.bonusBalance) : 0n;
  const amount = safeParseDecimal(change.amount);
  if (balance === null || bonus === null || amount === null) return false;
  const bet = amount < 0n ? -amount : amount;
  return balance + bonus <= BETS_LEFT * bet;
}
