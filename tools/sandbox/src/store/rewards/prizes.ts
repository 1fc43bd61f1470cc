import type { Database } from '../base/database.ts';
import type { Players } from '../players/players.ts';
import type { Points } from './points.ts';
import type { Prize } from '../base/rewardTypes.ts';
import type { Rewards } from './rewards.ts';
import { rewardIn } from './shop.ts';
import type { Wallets } from '../wallets/wallets.ts';
import type { LocalizedText } from '../base/wording.ts';

const rewardLifetime = 30 * 86_400_000;

export type Prizes = ReturnType<typeof createPrizes>;

/** Gives prizes: points at once, rewards to be claimed like any other. */
export function createPrizes({
  db,
  players,
  wallets,
  points,
  rewards,
  newId,
  kind = 'Gamification',
}: {
  db: Database;
  players: Pick<Players, 'notify'>;
  wallets: Pick<Wallets, 'ofPlayer'>;
  points: Points;
  rewards: Pick<Rewards, 'assign'>;
  newId: () => string;
  /** In the ledger of points. */
  kind?: string;
}) {
  return {
    /** As part of the caller's transaction, which remembers that it was given. @returns the reward's assignation id */
    give(
      playerId: string,
      prize: Prize,
      { reference, reason }: { reference: string; reason: LocalizedText },
    ): string | null {
      if (prize.kind === 'Points') {
        points.add(playerId, kind, prize.amount, reference);
        players.notify(playerId, ['RewardsShop']);
        return null;
      }
      const type = rewardIn(prize, wallets.ofPlayer(playerId).currency);
      const endsAt = new Date(db.now() + rewardLifetime).toISOString();
      return rewards.assign(playerId, {
        ...{ rewardId: newId(), kind: 'Incentive', expiresIn: null, startsAt: null, endsAt },
        ...{ claimType: 'manual', rewardReason: reason, applicability: 'ALWAYS', type },
      }).assignationId;
    },
  };
}
