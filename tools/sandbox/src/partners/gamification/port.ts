/** Who speaks which language to a player; texts of others are English. */
export type Language = 'en' | 'de' | 'fi' | 'et';

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
}
