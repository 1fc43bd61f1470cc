import { earnsInGamification } from '../../rules.ts';
import type { Database } from '../database.ts';
import type { Documents } from '../documents.ts';
import type { PlayedRound } from '../play.ts';
import type { Players } from '../players.ts';
import type { Points } from '../points.ts';
import type { Rewards } from '../rewards.ts';
import type { Wallets } from '../wallets.ts';
import { createLevels } from './levels.ts';
import { createPrizes } from './prizes.ts';

export type GamificationStore = ReturnType<typeof createGamification>;

/** Levels of the loyalty programme, moved by rounds of real money, for players who have opted in. */
export function createGamification(parts: {
  db: Database;
  players: Players;
  wallets: Wallets;
  documents: Documents;
  points: Points;
  rewards: Rewards;
  newId: () => string;
}) {
  const { db, players, documents } = parts;
  const prizes = createPrizes(parts);
  const levels = createLevels({ ...parts, prizes });
  const isEnabled = (): boolean => documents.get<{ enabled: boolean }>('setting', 'gamification')?.enabled === true;

  const earns = (playerId: string): boolean => {
    const profile = players.find(playerId)?.profile;
    return isEnabled() && profile !== undefined && earnsInGamification(profile, db.now());
  };

  return {
    levels,
    isEnabled,
    earns,

    /** In the round's own transaction. Bonus money and free spins count for nothing. */
    countRound({ playerId, stake, bonusStake }: PlayedRound): void {
      const real = stake - bonusStake;
      if (real > 0 && earns(playerId)) levels.countStake(playerId, real);
    },
  };
}
