import type { GameData } from '../page.ts';
import type { GameMove, openHandView } from '../tables.ts';

export type { Card } from '../blackjack.ts';
export type { Spin } from '../slot.ts';
export type Move = GameMove;

/** The page of a launch token that was used before has only what its message needs. */
export type Game = GameData & { ended?: true };

export type Child = Node | string | null | undefined;

export interface Balance {
  balance: number;
  bonusBalance: number;
}

/** An error, with the server's words where it is none of the known ones. */
export interface Failure {
  error: string;
  message?: string;
}

/** The server's answer. */
export interface Answer<View = unknown> extends Partial<Failure> {
  balance?: Balance;
  freeSpins?: number | null;
  /** The hand of an open round. */
  open?: Hand | null;
  stake: number;
  payout: number;
  finished: boolean;
  view: View;
}

/** The view of a hand, without the dealer's hidden card until the end. */
export type Hand = NonNullable<ReturnType<typeof openHandView>>;

/** The view of a turn of the wheel. */
export interface Turn {
  number: number;
  color: string;
  wins: { place: string }[];
}
