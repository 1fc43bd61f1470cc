import type { Language } from '../../store/base/wording.ts';

interface Rank {
  level: number;
  name: string;
}

/** A prize as the player sees it; amounts are decimals in the player's currency. */
export type PartnerPrize =
  | { kind: 'Points'; amount: number }
  | { kind: 'FreeSpins'; amount: number; value: string; currency: string; game: string }
  | { kind: 'Money' | 'BonusMoney'; amount: string; currency: string };

export interface PartnerLevelStatus {
  isOptedIn: boolean;
  level: number;
  /** The highest that the level has reached. */
  rank: Rank | null;
  /** Experience so far. */
  points: number;
  /** At which the level began. */
  levelPoints: number;
  /** Null at the highest level. */
  nextLevelPoints: number | null;
}

export interface PartnerLevel extends Rank {
  points: number;
  prize: PartnerPrize | null;
}

/** One day or week of a mission. */
export interface PartnerMission {
  id: string;
  period: 'daily' | 'weekly';
  goal:
    | { kind: 'Rounds' | 'Wins' | 'Games' }
    | { kind: 'Studio'; studio: string; slug: string }
    | { kind: 'Stake'; currency: string };
  /** Up to `target`; amounts of money are decimals. */
  progress: number | string;
  target: number | string;
  state: 'running' | 'completed' | 'claimed';
  /** To complete it; then to claim its prize. */
  minutesLeft: number;
  prize: PartnerPrize;
}

interface PartnerStanding {
  place: number;
  initials: string;
  /** A win as a multiple of its stake, in hundredths. */
  score: number;
  isYou: boolean;
}

export interface PartnerTournament {
  id: string;
  name: string;
  state: 'running' | 'finished';
  minutesLeft: number;
  /** Of a round that counts. */
  minStake: string;
  currency: string;
  /** Of the first places. */
  prizes: readonly PartnerPrize[];
  hasJoined: boolean;
  /** Null before the first round that counts. */
  own: { place: number; score: number } | null;
  /** The best, and the player's own place. */
  board: readonly PartnerStanding[];
}

/** `unknown`: there is no such thing; `rejected`: not for this player, or not now. */
export type Outcome = 'done' | 'unknown' | 'rejected';

/** The loyalty programme of one brand. */
export interface Gamification {
  /** Undefined where the brand has none. */
  clientId(): string | undefined;
  /** False for players whom the service is not for, whether they have opted in or not. */
  mayUse(playerId: string): boolean;
  hasEnded(sessionId: string): boolean;
  status(playerId: string, language: Language): PartnerLevelStatus;
  levels(playerId: string, language: Language): readonly PartnerLevel[];
  /** Levels that were reached since the player last looked. */
  newLevels(playerId: string): readonly number[];
  markLevelsSeen(playerId: string): void;
  /** None for a player who has not opted in; the same for tournaments. */
  missions(playerId: string): readonly PartnerMission[];
  /** May be sent again: the prize is given once. */
  claimMission(playerId: string, id: string): Outcome;
  tournaments(playerId: string, language: Language): readonly PartnerTournament[];
  joinTournament(playerId: string, id: string): Outcome;
}
