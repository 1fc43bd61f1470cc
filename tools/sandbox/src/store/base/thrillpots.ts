import type { MicroEuro } from './microEuro.ts';

/** Pots that can be won. */
export const potIds = ['mega', 'major', 'minor', 'shared'] as const;
export type PotId = (typeof potIds)[number];

/** As players see it: `total` is the sum of the others. */
export interface Pot {
  id: PotId | 'total';
  value: MicroEuro;
  /** One win in so many rounds with a contribution of 1 EUR; null for the total. */
  winOdds: number | null;
}

export interface JackpotWin {
  id: string;
  instanceId: string;
  potId: string;
  /** A player's, or that of somebody simulated. */
  playerId: string;
  value: MicroEuro;
  communityWinners: readonly { playerId: string; value: MicroEuro }[];
  createdAt: number;
}

export const raffleTypes = ['hourly', 'daily', 'weekly'] as const;
export type RaffleType = (typeof raffleTypes)[number];

export interface RaffleWin {
  id: string;
  dropId: string;
  type: RaffleType;
  /** A player's, or that of somebody simulated. */
  playerId: string;
  initials: string;
  value: MicroEuro;
  createdAt: number;
}
