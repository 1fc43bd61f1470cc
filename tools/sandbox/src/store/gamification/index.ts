import { earnsInGamification } from '../players/rules.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Games } from '../play/games.ts';
import type { PlayedRound } from '../play/play.ts';
import type { Players } from '../players/players.ts';
import type { Points } from '../rewards/points.ts';
import type { Rewards } from '../rewards/rewards.ts';
import type { Wallets } from '../wallets/wallets.ts';
import { createLevels } from './levels.ts';
import { createMissions } from './missions.ts';
import { createPrizes } from '../rewards/prizes.ts';
import { createTournaments } from './tournaments.ts';

export type GamificationStore = ReturnType<typeof createGamification>;

/** Levels, missions and tournaments of the loyalty programme, moved by rounds of real money, for players who have opted in. */
export function createGamification(parts: {
  db: Database;
  players: Players;
  wallets: Wallets;
  documents: Documents;
  games: Games;
  points: Points;
  rewards: Rewards;
  newId: () => string;
}) {
  const { db, players, documents } = parts;
  const prizes = createPrizes(parts);
  const levels = createLevels({ ...parts, prizes });
  const missions = createMissions({ ...parts, prizes });
  const tournaments = createTournaments({ ...parts, prizes });
  const isEnabled = (): boolean => documents.get<{ enabled: boolean }>('setting', 'gamification')?.enabled === true;

  const earns = (playerId: string): boolean => {
    const profile = players.find(playerId)?.profile;
    return isEnabled() && profile !== undefined && earnsInGamification(profile, db.now());
  };

  return {
    levels,
    missions,
    tournaments,
    isEnabled,
    earns,

    /** In the round's own transaction. Bonus money and free spins count for nothing. */
    countRound(round: PlayedRound): void {
      const { playerId, stake, bonusStake } = round;
      const real = stake - bonusStake;
      if (real <= 0 || !earns(playerId)) return;
      levels.countStake(playerId, real);
      missions.countRound(round);
      tournaments.countRound(round);
    },

    /** Tournaments end and begin. */
    applyTime(): void {
      if (isEnabled()) tournaments.applyTime();
    },
  };
}
