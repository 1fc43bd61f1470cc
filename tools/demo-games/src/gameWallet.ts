/** Amounts are whole minor units of the currency. */

export interface Balance {
  balance: number;
  bonusBalance: number;
  currency: string;
}

/** One step of a round: debit and credit together, in one transaction. */
export interface RoundStep {
  roundId: string;
  stake: number;
  payout: number;
  /** An open round expects another move of the player, and survives a restart. */
  state: 'open' | 'closed';
  /** The game's own record of the round, JSON. */
  details: string;
}

export type RoundRejection = 'insufficient-funds' | 'blocked' | 'loss-limit' | 'session-limit';
export type RoundResult = ({ status: 'placed' } & Balance) | { status: 'rejected'; reason: RoundRejection };

/** The money of a game: the player's wallet, or play money in demo play. */
export interface GameWallet {
  balance(): Balance;
  place(step: RoundStep): RoundResult;
  openRound(): { roundId: string; details: string } | undefined;
}
