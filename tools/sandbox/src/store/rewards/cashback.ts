import type { Database } from '../base/database.ts';
import { fromEuroMinor, type Money } from '../base/money.ts';
import type { Players } from '../players/players.ts';
import type { Rewards } from './rewards.ts';
import { rewardText } from './rewardTexts.ts';
import type { Wallets } from '../wallets/wallets.ts';
import { windowOf, type TimeRange } from '../players/windows.ts';

/** Percent of what was lost. */
export const cashbackRate = 10;
/** Minor units of euro for one week. */
const maxCashback = 10_000;
const rewardLifetime = 30 * 86_400_000;
const week = 7 * 86_400_000;
const weeklyCashback = rewardText(({ cashback }) => cashback);

/** A past period of a player and what it paid, as a reward to be claimed. */
export interface CashbackPeriod {
  playerId: string;
  startsAt: number;
  endsAt: number;
  netLoss: Money;
  amount: Money;
  assignationId: string;
}

export type Cashback = ReturnType<typeof createCashback>;

/** Each week from Monday (UTC) gives a part of the real money that was lost in it back, when it is over. */
export function createCashback({
  db,
  players,
  wallets,
  rewards,
  newId,
}: {
  db: Database;
  players: Pick<Players, 'notify'>;
  wallets: Pick<Wallets, 'ofPlayer'>;
  rewards: Pick<Rewards, 'assign'>;
  newId: () => string;
}) {
  const weekNow = (): TimeRange => windowOf('Week', db.now(), 'UTC');
  const maxPayout = (currency: string): Money => fromEuroMinor(maxCashback, currency);

  const amountOf = (netLoss: Money, currency: string): Money =>
    Math.min(maxPayout(currency), Number((BigInt(netLoss) * BigInt(cashbackRate)) / 100n));

  /** Stakes less wins of real money; a profit is no loss. */
  const netLossOf = (playerId: string, { from, to }: TimeRange): Money => {
    const row = db.get<{ amount: number | null }>(
      `SELECT sum(amount) AS amount FROM ledger
       WHERE walletId = ? AND moneyType IN ('CasinoBet', 'CasinoWin') AND createdAt >= ? AND createdAt < ?`,
      wallets.ofPlayer(playerId).id,
      from,
      to,
    );
    return Math.max(0, -(row?.amount ?? 0));
  };

  const paidUntil = (playerId: string): number =>
    db.get<{ endsAt: number | null }>('SELECT max(endsAt) AS endsAt FROM cashbackPeriods WHERE playerId = ?', playerId)
      ?.endsAt ?? 0;

  function pay(playerId: string, { from, to }: TimeRange, netLoss: Money): Money {
    const amount = amountOf(netLoss, wallets.ofPlayer(playerId).currency);
    if (amount === 0) return 0;
    const { assignationId } = rewards.assign(playerId, {
      ...{ rewardId: newId(), kind: 'Cashback', expiresIn: null, startsAt: null },
      ...{ endsAt: new Date(db.now() + rewardLifetime).toISOString(), claimType: 'manual', rewardReason: null },
      ...{ applicability: 'ALWAYS', type: { kind: 'MoneyDrop', name: weeklyCashback, amount } },
    });
    db.insert('cashbackPeriods', { playerId, startsAt: from, endsAt: to, netLoss, amount, assignationId });
    players.notify(playerId, ['Cashback']);
    return amount;
  }

  /** What the running week has brought so far. */
  function running(playerId: string): TimeRange & { netLoss: Money; amount: Money } {
    const { from, to } = weekNow();
    const start = Math.max(from, paidUntil(playerId));
    const netLoss = netLossOf(playerId, { from: start, to });
    return { from: start, to, netLoss, amount: amountOf(netLoss, wallets.ofPlayer(playerId).currency) };
  }

  return {
    running,
    maxPayout,
    /** Newest first. */
    ofPlayer: (playerId: string) =>
      db.all<CashbackPeriod>(
        'SELECT * FROM cashbackPeriods WHERE playerId = ? ORDER BY startsAt DESC LIMIT 52',
        playerId,
      ),

    /** Ends a player's running period now; the rest of the week is another one. @returns what it pays */
    payNow(playerId: string): Money {
      return db.transaction(() => {
        const { from, netLoss } = running(playerId);
        // A round of this millisecond belongs to it.
        return pay(playerId, { from, to: db.now() + 1 }, netLoss);
      });
    },

    /** Pays the weeks that are over, once each. */
    applyTime(): void {
      const closed = Number(
        db.get<{ value: string }>("SELECT value FROM meta WHERE key = 'cashbackPaidUntil'")?.value ?? 0,
      );
      const { from: monday } = weekNow();
      if (monday <= closed) return;
      db.transaction(() => {
        // Numbers are bound as floats: without the cast each moment would be a group of its own.
        const rows = db.all<{ playerId: string; weeks: number; netLoss: Money }>(
          `SELECT playerId, CAST((createdAt - ?1) / ?2 AS INTEGER) AS weeks, -sum(amount) AS netLoss
           FROM ledger JOIN wallets ON wallets.id = walletId
           WHERE moneyType IN ('CasinoBet', 'CasinoWin') AND createdAt >= ?1 AND createdAt < ?3
           AND createdAt >= coalesce((SELECT max(endsAt) FROM cashbackPeriods AS paid
                                      WHERE paid.playerId = wallets.playerId), 0)
           GROUP BY playerId, weeks HAVING netLoss > 0 ORDER BY weeks`,
          closed,
          week,
          monday,
        );
        for (const { playerId, weeks, netLoss } of rows) {
          const from = closed + weeks * week;
          pay(playerId, { from: Math.max(from, paidUntil(playerId)), to: from + week }, netLoss);
        }
        db.run("UPDATE meta SET value = ? WHERE key = 'cashbackPaidUntil'", String(monday));
      });
    },
  };
}
