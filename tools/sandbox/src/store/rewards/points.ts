import type { Database } from '../base/database.ts';
import type { PlacedStake } from '../play/play.ts';
import type { Money } from '../base/money.ts';
import { microPerEuro, toMicroEuro } from '../base/microEuro.ts';
import type { Wallets } from '../wallets/wallets.ts';

interface Account {
  points: number;
  /** Real money staked so far, in minor units, so that no remainder is lost. */
  wagered: Money;
}

export type Points = ReturnType<typeof createPoints>;

/** The points of the rewards shop: one for each whole euro of real money staked. They are no money. */
export function createPoints(db: Database, wallets: Pick<Wallets, 'ofPlayer'>) {
  const account = (playerId: string): Account =>
    db.get<Account>('SELECT points, wagered FROM pointAccounts WHERE playerId = ?', playerId) ?? {
      points: 0,
      wagered: 0,
    };

  const wholeEuros = (wagered: Money, currency: string): number =>
    Math.floor(toMicroEuro(wagered, currency) / microPerEuro);

  const put = (playerId: string, { points, wagered }: Account): void => {
    db.run('INSERT OR REPLACE INTO pointAccounts VALUES (?, ?, ?)', playerId, points, wagered);
  };

  const book = (playerId: string, kind: string, amount: number, reference: string | null, wagered: Money): void => {
    put(playerId, { points: account(playerId).points + amount, wagered });
    if (amount !== 0) db.insert('pointLedger', { playerId, kind, amount, reference, createdAt: db.now() });
  };

  return {
    balance: (playerId: string): number => account(playerId).points,

    /** Adds points, or takes some with a negative amount; there are never less than none. */
    add(playerId: string, kind: string, amount: number, reference: string | null = null): void {
      book(playerId, kind, amount, reference, account(playerId).wagered);
    },

    countStake({ playerId, roundId, real }: Pick<PlacedStake, 'playerId' | 'roundId' | 'real'>): void {
      if (real === 0) return;
      const { currency } = wallets.ofPlayer(playerId);
      const before = account(playerId).wagered;
      const earned = wholeEuros(before + real, currency) - wholeEuros(before, currency);
      book(playerId, 'Round', earned, roundId, before + real);
    },
  };
}
