import type {
  CallToActionType,
  RewardApplicability,
  RewardKind,
  RewardStatus,
} from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { FreeSpinsStore } from '../play/freeSpins.ts';
import type { Money } from '../base/money.ts';
import type { Payments } from '../wallets/payments.ts';
import type { Player, Players } from '../players/players.ts';
import { Rejected } from '../base/rejected.ts';
import type { LocalizedText } from '../base/wording.ts';
import type { RewardType } from '../base/rewardTypes.ts';
import type { Wallet, Wallets } from '../wallets/wallets.ts';

/** A reward that calls for a deposit waits for one of this amount at least. */
interface RewardCall {
  type: CallToActionType;
  label: LocalizedText;
  url?: string;
  amount?: Money;
}

/** Why a reward cannot be claimed yet, or by this player. */
export type RewardObstacle = 'DepositRequired' | 'RewardNotApplicable';

export interface Reward {
  rewardId: string;
  kind: RewardKind;
  expiresIn: number | null;
  startsAt: string | null;
  endsAt: string | null;
  claimType: string;
  /** `RewardsShop` is a code, for which the lobby has a text of its own. */
  rewardReason: LocalizedText | 'RewardsShop' | null;
  applicability: RewardApplicability;
  callToAction?: RewardCall;
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
  /** Of the page that has claimed it. */
  claimId: string | null;
  paidAt: number | null;
}

/** In ms; `Infinity` for what has no end. */
function expiryOf({ assignedAt, reward: { startsAt, endsAt, expiresIn } }: PlayerReward): number {
  const start = Math.max(assignedAt, startsAt ? Date.parse(startsAt) : 0);
  return Math.min(endsAt ? Date.parse(endsAt) : Infinity, expiresIn === null ? Infinity : start + expiresIn * 1000);
}

const bonusLifetime = 30 * 86_400_000;

export type Rewards = ReturnType<typeof createRewards>;

export function createRewards({
  db,
  wallets,
  players,
  payments,
  freeSpins,
  mayGet,
  newId,
}: {
  db: Database;
  wallets: Wallets;
  players: Pick<Players, 'find'>;
  payments: Pick<Payments, 'ofPlayer'>;
  freeSpins: Pick<FreeSpinsStore, 'give'>;
  /** False while something keeps this player from getting rewards. */
  mayGet: (player: Player) => boolean;
  newId: () => string;
}) {
  type Row = Omit<PlayerReward, 'reward'> & { reward: string };
  const read = (row: Row): PlayerReward => ({ ...row, reward: JSON.parse(row.reward) as Reward });
  const find = (assignationId: string): PlayerReward | undefined => {
    const row = db.get<Row>('SELECT * FROM playerRewards WHERE assignationId = ?', assignationId);
    return row && read(row);
  };

  /** True as soon as its time is over, also before `applyTime` sets the status. */
  const hasExpired = (playerReward: PlayerReward): boolean => db.now() >= expiryOf(playerReward);

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

  /** Once: a reward that was paid stays so, whatever becomes of its status. */
  const pay = ({ playerId, assignationId, reward, paidAt }: PlayerReward): void => {
    if (paidAt !== null) throw new Error(`Reward ${assignationId} was paid before.`);
    db.run('UPDATE playerRewards SET paidAt = ? WHERE assignationId = ?', db.now(), assignationId);
    const { type } = reward;
    const { name, amount } = type;
    if (type.kind === 'MoneyDrop') wallets.move({ playerId, amount, moneyType: 'Reward', reference: assignationId });
    else if (type.kind === 'FreeSpin') {
      const { value, betLevel, lookupId, wageringRequirementFactor = 10 } = type;
      const game = { lookupId, value, betLevel, spins: amount };
      freeSpins.give({ id: assignationId, playerId, name, ...game, wageringRequirementFactor });
    } else
      wallets.grantBonus({
        ...{ id: newId(), playerId, name, amount, assignationId, maxPayout: type.maxPayout, unlockTrigger: null },
        wageringRequired: Math.round(amount * type.wageringRequirementFactor),
        expiresAt: db.now() + bonusLifetime,
      });
  };

  function obstacleOf({ playerId, reward, assignedAt }: PlayerReward): RewardObstacle | null {
    const { applicability, callToAction } = reward;
    const deposits = payments.ofPlayer(playerId, 'Deposit').filter(({ state }) => state === 'Completed');
    const since = deposits.filter(({ processedAt }) => (processedAt ?? 0) > assignedAt);
    if (applicability === 'EXISTING_DEPOSITS' && deposits.length === 0) return 'RewardNotApplicable';
    if (applicability === 'FIRST_TIME_DEPOSIT' && deposits.length > since.length) return 'RewardNotApplicable';
    // Both come with a deposit, EXISTING_DEPOSITS not with the player's first one.
    const isFirst = applicability === 'EXISTING_DEPOSITS' && deposits.length === 1;
    if (applicability !== 'ALWAYS' && (since.length === 0 || isFirst)) return 'DepositRequired';
    const needsDeposit = callToAction?.type === 'DEPOSIT';
    return needsDeposit && !since.some(({ amount }) => amount >= (callToAction.amount ?? 0)) ? 'DepositRequired' : null;
  }

  const answer = (assignationId: string): { playerReward: PlayerReward; wallet: Wallet } => {
    const playerReward = find(assignationId);
    if (!playerReward) throw new Error(`There is no reward ${assignationId}.`);
    return { playerReward, wallet: wallets.ofPlayer(playerReward.playerId) };
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

    obstacleOf,

    /** Pushes a reward once more. */
    push: (assignationId: string) => {
      const { playerReward } = answer(assignationId);
      db.emit({ name: 'rewardUpdated', data: { playerId: playerReward.playerId, assignationId } });
    },

    /**
     * Claims a reward and credits it, in one transaction; with `isProcessing` it is credited when it is settled. The same
     * claim may be sent again and changes nothing. @throws Rejected if it cannot be claimed
     */
    claim(
      assignationId: string,
      { claimId = null, isProcessing = false }: { claimId?: string | null; isProcessing?: boolean } = {},
    ): { playerReward: PlayerReward; wallet: Wallet } {
      return db.transaction(() => {
        const playerReward = find(assignationId);
        if (playerReward && claimId !== null && playerReward.claimId === claimId) return answer(assignationId);
        if (playerReward?.status !== 'Unclaimed' || playerReward.paidAt !== null || hasExpired(playerReward))
          throw new Rejected('RewardNotClaimable', 'This reward cannot be claimed.');
        const obstacle = obstacleOf(playerReward);
        if (obstacle) throw new Rejected(obstacle, 'This reward is not for this player, or waits for a deposit.');
        db.run('UPDATE playerRewards SET claimId = ? WHERE assignationId = ?', claimId, assignationId);
        if (!isProcessing) pay(playerReward);
        setStatus(assignationId, isProcessing ? 'Processing' : 'Credited');
        return answer(assignationId);
      });
    },

    /** Ends the processing of a claim. @throws Error if there is none */
    settle(assignationId: string, outcome: 'Credited' | 'FailedProcessing'): PlayerReward {
      return db.transaction(() => {
        const { playerReward } = answer(assignationId);
        if (playerReward.status !== 'Processing') throw new Error(`Reward ${assignationId} is not processed.`);
        if (outcome === 'Credited') pay(playerReward);
        return setStatus(assignationId, outcome);
      });
    },

    /** Credits a reward that needs no claim, as soon as its player may have it. */
    creditAutomatic(assignationId: string): PlayerReward {
      const { playerReward } = answer(assignationId);
      const player = players.find(playerReward.playerId);
      const { reward, status } = playerReward;
      const isDue = reward.claimType === 'automatic' && status === 'Unclaimed' && !hasExpired(playerReward);
      if (!isDue || !player || !mayGet(player) || obstacleOf(playerReward)) return playerReward;
      return this.claim(assignationId).playerReward;
    },

    /** Applies time-based transitions: scheduled rewards become claimable, old ones expire. */
    applyTime(): void {
      db.transaction(() => {
        const now = db.now();
        const unclaimed = db
          .all<Row>("SELECT * FROM playerRewards WHERE status IN ('Scheduled', 'Unclaimed')")
          .map(read);
        for (const playerReward of unclaimed) {
          const { assignationId, status } = playerReward;
          const { startsAt } = playerReward.reward;
          if (hasExpired(playerReward)) setStatus(assignationId, 'Expired');
          else if (status === 'Scheduled' && startsAt && now >= Date.parse(startsAt))
            setStatus(assignationId, 'Unclaimed');
          this.creditAutomatic(assignationId);
        }
      });
    },
  };
}
