import type { Balance } from '../../../../demo-games/src/index.ts';
import type { Bet, BetRequest, BetResult } from '../../store/sportsbook/bets.ts';
import type { SportsEvent } from '../../store/sportsbook/events.ts';

export type { Bet, BetRejection } from '../../store/sportsbook/bets.ts';
export type { SportsEvent } from '../../store/sportsbook/events.ts';

/** `events`: something has changed in them beside the clock. */
export type SportsbookEvent =
  | { name: 'events' }
  | { name: 'bets'; playerId: string }
  | { name: 'sessionEnded'; sessionId: string };

/** Events and bets of one brand. Amounts are minor units, odds hundredths. */
export interface Sportsbook {
  isOffered: boolean;
  hasEnded(sessionId: string): boolean;
  /** Live events, then those to come, the soonest first. */
  offered(): readonly SportsEvent[];
  /** Settled ones too. */
  find(id: string): SportsEvent | undefined;
  balance(playerId: string): Balance;
  place(request: BetRequest): BetResult;
  /** The newest first, after the one with this id. */
  bets(playerId: string, query: { isOpen: boolean; count: number; after?: string }): readonly Bet[];
  /** Settles what is over by the clock. */
  applyTime(): void;
  onEvent(listener: (event: SportsbookEvent) => void): void;
}
