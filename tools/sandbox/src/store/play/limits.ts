import type { LimitKind, LimitPeriod, TransactionState } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { Money } from '../base/money.ts';
import type { Players } from '../players/players.ts';
import type { PlayTime } from '../players/playTime.ts';
import { Rejected } from '../base/rejected.ts';
import { timeZoneOf, windowOf, type TimeRange } from '../players/windows.ts';
import type { Wallets } from '../wallets/wallets.ts';

export interface LimitKey {
  playerId: string;
  kind: LimitKind;
  period: LimitPeriod;
}

/** A higher limit, or none, that the player has requested and may confirm from `effectiveAt` until `expiresAt`. */
export interface LimitChange {
  id: string;
  /** Null: the limit is removed. */
  value: number | null;
  requestedAt: number;
  effectiveAt: number;
  expiresAt: number;
}

/** Values are minor units of the wallet's currency, or minutes for `Session`. */
export interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  used: number;
  window: TimeRange;
  pendingChange: LimitChange | null;
}

/** How long a change waits, by the licence. */
export interface ChangeWait {
  increaseDelayHours: number;
  confirmationDays: number;
}

/** Of the ledger, as losses are counted by it. */
const casinoMoney = ['CasinoBet', 'CasinoWin', 'JackpotContribution'];
const sportsMoney = ['SportsBet', 'SportsWin', 'SportsRefund'];

const hour = 3_600_000;
const minute = 60_000;

export type Limits = ReturnType<typeof createLimits>;

/** The limits that players set for themselves: windows by the platform's clock, lower at once, higher after a wait. */
export function createLimits(
  db: Database,
  players: Players,
  wallets: Wallets,
  playTime: PlayTime,
  newId: () => string,
) {
  const where = 'playerId = ? AND kind = ? AND period = ?';
  const valueOf = ({ playerId, kind, period }: LimitKey): number | null =>
    db.get<{ value: number }>(`SELECT value FROM limits WHERE ${where}`, playerId, kind, period)?.value ?? null;

  const pendingChange = ({ playerId, kind, period }: LimitKey): LimitChange | null =>
    db.get<LimitChange>(
      `SELECT id, value, requestedAt, effectiveAt, expiresAt FROM limitChanges WHERE ${where} AND expiresAt > ?`,
      playerId,
      kind,
      period,
      db.now(),
    ) ?? null;

  const dropChange = ({ playerId, kind, period }: LimitKey): number =>
    db.run(`DELETE FROM limitChanges WHERE ${where}`, playerId, kind, period);

  function windowFor({ playerId, period }: Omit<LimitKey, 'kind'>, time = db.now()): TimeRange {
    const profile = players.find(playerId)?.profile;
    if (!profile) throw new Error(`There is no player ${playerId}.`);
    return windowOf(period, time, timeZoneOf(profile));
  }

  /** Deposits in these states, by the time at which they were requested. */
  const depositedIn =
    (...states: TransactionState[]) =>
    (playerId: string, { from, to }: TimeRange): number =>
      db.get<{ amount: number | null }>(
        `SELECT sum(amount) AS amount FROM payments WHERE playerId = ? AND type = 'Deposit'
       AND state IN (SELECT value FROM json_each(?)) AND createdAt >= ? AND createdAt < ?`,
        playerId,
        JSON.stringify(states),
        from,
        to,
      )?.amount ?? 0;
  const completed = depositedIn('Completed');

  /**
   * Real money staked and contributed to jackpots, less real money won; winnings above the stakes lower nothing else. What a
   * jackpot or a raffle pays does not make room for further losses.
   */
  const lost =
    (moneyTypes: readonly string[]) =>
    (playerId: string, { from, to }: TimeRange) => {
      const row = db.get<{ amount: number | null }>(
        `SELECT sum(amount) AS amount FROM ledger WHERE walletId = ?
       AND moneyType IN (SELECT value FROM json_each(?)) AND createdAt >= ? AND createdAt < ?`,
        wallets.ofPlayer(playerId).id,
        JSON.stringify(moneyTypes),
        from,
        to,
      );
      return Math.max(0, -(row?.amount ?? 0));
    };

  const measures: Readonly<Record<LimitKind, (playerId: string, window: TimeRange) => number>> = {
    Deposit: depositedIn('Completed', 'Initialized'),
    Loss: lost(casinoMoney),
    // Over all products of the operator.
    GlobalLoss: lost([...casinoMoney, ...sportsMoney]),
    Session: (playerId, window) => Math.floor(playTime.within(playerId, window) / minute),
  };

  function find(key: LimitKey): Limit {
    const { playerId, kind, period } = key;
    const window = windowFor(key);
    const used = measures[kind](playerId, window);
    return { kind, period, value: valueOf(key), used, window, pendingChange: pendingChange(key) };
  }

  /** What is left of the limits of these kinds, the least of them; null without a limit. */
  function remaining(playerId: string, kinds: readonly LimitKind[]): number | null {
    const rows = db.all<{ kind: LimitKind; period: LimitPeriod }>(
      'SELECT kind, period FROM limits WHERE playerId = ?',
      playerId,
    );
    const left = rows
      .filter(({ kind }) => kinds.includes(kind))
      .map((row) => find({ playerId, ...row }))
      .map(({ value, used }) => Math.max(0, (value ?? 0) - used));
    return left.length === 0 ? null : Math.min(...left);
  }

  function put({ playerId, kind, period }: LimitKey, value: number | null): void {
    if (value === null) db.run(`DELETE FROM limits WHERE ${where}`, playerId, kind, period);
    else db.run('INSERT OR REPLACE INTO limits VALUES (?, ?, ?, ?, ?)', playerId, kind, period, value, db.now());
  }

  const rejectBlockedIncrease = ({ playerId, kind }: LimitKey): void => {
    if (kind === 'Deposit' && players.find(playerId)?.profile.isIncreaseDepositLimitBlocked)
      throw new Rejected('LimitIncreaseBlocked', 'The deposit limits of this account cannot be raised.');
  };

  /** The limit that a change belongs to, with the change, as long as it is pending. */
  function pendingById(playerId: string, id: string): { key: LimitKey; change: LimitChange } {
    const row = db.get<LimitKey>('SELECT playerId, kind, period FROM limitChanges WHERE id = ?', id);
    const change = row?.playerId === playerId ? pendingChange(row) : null;
    if (!row || !change) throw new Rejected('LimitChangeNotPending', 'This change is no longer pending.');
    return { key: row, change };
  }

  const changed = (key: LimitKey): Limit => {
    players.notify(key.playerId, ['Limit']);
    return find(key);
  };

  function request(key: LimitKey, value: number | null, wait: ChangeWait): Limit {
    rejectBlockedIncrease(key);
    const { playerId, kind, period } = key;
    const requestedAt = db.now();
    const effectiveAt = requestedAt + wait.increaseDelayHours * hour;
    const expiresAt = effectiveAt + wait.confirmationDays * 24 * hour;
    dropChange(key);
    db.insert('limitChanges', { id: newId(), playerId, kind, period, value, requestedAt, effectiveAt, expiresAt });
    return changed(key);
  }

  return {
    find,
    remaining,

    /** Whether a deposit that is under way may still be completed: a limit may have been lowered since it was requested. */
    allowsCompletion: ({
      playerId,
      amount,
      createdAt,
    }: {
      playerId: string;
      amount: Money;
      createdAt: number;
    }): boolean =>
      db
        .all<{ period: LimitPeriod; value: number }>(
          "SELECT period, value FROM limits WHERE playerId = ? AND kind = 'Deposit'",
          playerId,
        )
        .every(
          ({ period, value }) => completed(playerId, windowFor({ playerId, period }, createdAt)) + amount <= value,
        ),

    /**
     * A first value and one that is not above the present one act at once and drop a pending change; a higher one waits
     * and replaces it. @throws Rejected
     */
    set: (key: LimitKey, value: number, wait: ChangeWait): Limit =>
      db.transaction(() => {
        const present = valueOf(key);
        if (present !== null && value > present) return request(key, value, wait);
        put(key, value);
        dropChange(key);
        return changed(key);
      }),

    /** Requests the end of a limit, which waits like a higher value; without a limit nothing changes. @throws Rejected */
    remove: (key: LimitKey, wait: ChangeWait): Limit =>
      db.transaction(() => (valueOf(key) === null ? find(key) : request(key, null, wait))),

    /** @throws Rejected if it is not due, no longer pending, or forbidden */
    confirm: (playerId: string, changeId: string): Limit =>
      db.transaction(() => {
        const { key, change } = pendingById(playerId, changeId);
        rejectBlockedIncrease(key);
        if (change.effectiveAt > db.now()) throw new Rejected('LimitChangeNotDue', 'This change still has to wait.');
        put(key, change.value);
        dropChange(key);
        return changed(key);
      }),

    /** @throws Rejected if it is no longer pending */
    withdraw: (playerId: string, changeId: string): Limit =>
      db.transaction(() => {
        const { key } = pendingById(playerId, changeId);
        dropChange(key);
        return changed(key);
      }),
  };
}
