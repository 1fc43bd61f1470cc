import type { ReadableStore } from '@lobby/runtime';

/** Where the player stands in the loyalty programme. */
export interface LoyaltyStatus {
  isOptedIn: boolean;
  level: number;
  /** Name of the rank, in the language of the service. */
  rank: string | null;
  /** Experience so far. */
  points: number;
  /** Points at which this level has begun. */
  levelPoints: number;
  /** Points of the next level; null at the highest. */
  nextLevelPoints: number | null;
}

export type LoyaltyState =
  | { state: 'loading'; status: null }
  | { state: 'ready'; status: LoyaltyStatus }
  /** Asked without an answer: what was known before may be wrong by now. */
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
