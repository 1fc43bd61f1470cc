import type { RewardApplicability, RewardKind, RewardStatus } from '../../../../libs/contracts/src/enums.ts';
import type { Database } from './database.ts';
import type { Money } from './money.ts';
import type { Wallet, Wallets } from './wallets.ts';

/** Amounts in minor units of the player's currency. */
export type RewardType =
  | { kind: 'FreeSpin'; name: string; amount: number; value: Money; betLevel: number; lookupId: string }
  | { kind: 'MoneyDrop'; name: string; amount: Money }
  | { kind: 'BonusMoneyDrop'; name: string; amount: Money; wageringRequirementFactor: number; maxPayout: Money | null };

export interface Reward {
  rewardId: string;
  name: string;
  kind: RewardKind;
  expiresIn: number | null;
  startsAt: string | null;
  endsAt: string | null;
  claimType: string;
  rewardReason: string | null;
  applicability: RewardApplicability;
  type: RewardType;
}

export interface PlayerReward {
  assignationId: string;
  playerId: string;
  reward: Reward;
  status: RewardStatus;
  reason: string | null;
  assignedAt: number;
  updatedAt: number;
}

export type Rewards = ReturnType<typeof createRewards>;

export function createRewards(db: Database, wallets: Wallets, newId: () => string) {
  type Row = Omit<PlayerReward, 'reward'> & { reward: string };
  const read = (row: Row): PlayerReward => ({ ...row, reward: JSON.parse(row.reward) as Reward });
  const find = (assignationId: string): PlayerReward | undefined => {
    const row = db.get<Row>('SELECT * FROM playerRewards WHERE assignationId = ?', assignationId);
    return row && read(row);
  };

  const setStatus = (assignationId: string, status: RewardStatus): PlayerReward => {
    db.run(
      'UPDATE playerRewards SET status = ?, updatedAt = ? WHERE assignationId = ?',
      status,
      db.now(),
      assignationId,
    );
    const changed = find(assignationId);
    if (!changed) throw new Error(`There is no reward ${assignationId}.`);
    db.emit({ name: 'rewardUpdated', data: { playerId: changed.playerId, assignationId } });
    return changed;
  };

  const pay = ({ playerId, assignationId, reward }: PlayerReward): Wallet => {
    const { type } = reward;
    const reference = assignationId;
    if (type.kind === 'BonusMoneyDrop') {
      const { name, amount, wageringRequirementFactor } = type;
      const wageringRequired = Math.round(amount * wageringRequirementFactor);
      const expiresAt = db.now() + 30 * 86_400_000;
      return wallets.grantBonus({
        id: newId(),
        playerId,
        name,
        amount,
        unlockTrigger: null,
        wageringRequired,
        expiresAt,
      });
    }
    // Free spins are not played: their total value is credited as bonus money at once.
    return type.kind === 'MoneyDrop'
      ? wallets.move({ playerId, amount: type.amount, moneyType: 'Reward', reference })
      : wallets.move({ playerId, amount: 0, bonusAmount: type.amount * type.value, moneyType: 'Reward', reference });
  };

  return {
    find,
    setStatus: (assignationId: string, status: RewardStatus) => db.transaction(() => setStatus(assignationId, status)),

    ofPlayer: (playerId: string): PlayerReward[] =>
      db
        .all<Row>('SELECT * FROM playerRewards WHERE playerId = ? ORDER BY assignedAt, assignationId', playerId)
        .map(read),

    assign(playerId: string, reward: Reward, options: { assignationId?: string; reason?: string } = {}): PlayerReward {
      return db.transaction(() => {
        const { assignationId = newId(), reason = null } = options;
        const status = reward.startsAt && Date.parse(reward.startsAt) > db.now() ? 'Scheduled' : 'Unclaimed';
        db.insert('playerRewards', {
          assignationId,
          playerId,
          reward: JSON.stringify(reward),
          status,
          reason,
          assignedAt: db.now(),
          updatedAt: db.now(),
        });
        return setStatus(assignationId, status);
      });
    },

    /** Claims a reward and credits it, in one transaction. @throws Error if it cannot be claimed */
    claim(assignationId: string): { playerReward: PlayerReward; wallet: Wallet } {
      return db.transaction(() => {
        const playerReward = find(assignationId);
        if (playerReward?.status !== 'Unclaimed') throw new Error(`Reward ${assignationId} cannot be claimed.`);
        const wallet = pay(playerReward);
        return { playerReward: setStatus(assignationId, 'Credited'), wallet };
      });
    },

    /** Applies time-based transitions: scheduled rewards become claimable, old ones expire. */
    applyTime(): void {
      db.transaction(() => {
        const now = db.now();
        const unclaimed = db
          .all<Row>("SELECT * FROM playerRewards WHERE status IN ('Scheduled', 'Unclaimed')")
          .map(read);
        for (const { assignationId, assignedAt, reward, status } of unclaimed) {
          const { startsAt, endsAt, expiresIn } = reward;
          const expiresAt = Math.min(
            endsAt ? Date.parse(endsAt) : Infinity,
            expiresIn === null
              ? Infinity
              : Math.max(assignedAt, startsAt ? Date.parse(startsAt) : 0) + expiresIn * 1000,
          );
          if (now >= expiresAt) setStatus(assignationId, 'Expired');
          else if (status === 'Scheduled' && startsAt && now >= Date.parse(startsAt))
            setStatus(assignationId, 'Unclaimed');
        }
      });
    },
  };
}
