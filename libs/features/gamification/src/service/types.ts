import type { ReadableStore } from '@lobby/runtime';

/** Where the player stands in the loyalty programme. */
export interface LoyaltyStatus {
  isOptedIn: boolean;
  /** Name of the rank, in the language of the service; null where the service does not say. */
  rank: string | null;
  /** The way to the next level; null at the highest, and where the service does not say. */
  progress: LevelProgress | null;
}

interface LevelProgress {
  level: number;
  /** Experience so far. */
  points: number;
  /** Points at which this level has begun. */
  levelPoints: number;
  nextLevelPoints: number;
}

export type LoyaltyState =
  | { state: 'loading'; status: null }
  | { state: 'ready'; status: LoyaltyStatus }
  /** The request failed: a status from before may be wrong by now. */
  | { state: 'failed'; status: null };

/** The gamification service for one session. */
export interface Gamification {
  apiUrl: string;
  loyalty: ReadableStore<LoyaltyState>;
  /** The service's own token, for its widgets; null until it is known. */
  token: ReadableStore<string | null>;
  /** Asks for the status unless it is known, recent, and of this version of the player. */
  ensure(version: string): void;
  /** Asks for the status; resolves when it is answered or has failed. A later call replaces this one. */
  refresh(): Promise<void>;
  /** {@link refresh} after 2 s (R-2-088); calls until then count as one. */
  refreshLater(): void;
  /** Asks for another token; calls until it is there join. */
  renewToken(): Promise<void>;
}
