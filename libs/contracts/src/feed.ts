/** Response of `GET /api/feed?brand=&operator=&currency=` (R-7-051): figures that change too often for GraphQL. */
export interface Feed {
  /** ISO 8601; an answer older than the current one is ignored. */
  lastUpdated: string;
  jackpots: readonly FeedJackpot[];
  liveCasino: readonly FeedLiveTable[];
}

interface FeedJackpot {
  /** The game's lookupId. */
  lookupId: string;
  /** Decimal string in the requested currency. */
  amount: string;
  currency: string;
}

interface FeedLiveTable {
  lookupId: string;
  isOpen: boolean;
  players: number;
  dealer: string;
  /** Decimal string in `currency`. */
  minBet: string;
  maxBet: string;
  currency: string;
}
