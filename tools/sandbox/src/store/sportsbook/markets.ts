import type { SportId } from './catalogue.ts';
import type { Score } from './timeline.ts';

export type MarketId = 'result' | 'winner' | 'total' | 'both';
export type Outcome = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no';

interface Market {
  outcomes: readonly Outcome[];
  /** Which outcome a final score means; null: none, the stakes are given back. */
  wonBy(score: Score, line: number): Outcome | null;
}

export const markets: Readonly<Record<MarketId, Market>> = {
  result: {
    outcomes: ['home', 'draw', 'away'],
    wonBy: ({ home, away }) => (home === away ? 'draw' : home > away ? 'home' : 'away'),
  },
  winner: {
    outcomes: ['home', 'away'],
    // A game that the console has stopped at a draw.
    wonBy: ({ home, away }) => (home === away ? null : home > away ? 'home' : 'away'),
  },
  // Lines are halves, so that there is no third outcome.
  total: { outcomes: ['over', 'under'], wonBy: ({ home, away }, line) => (home + away > line ? 'over' : 'under') },
  both: { outcomes: ['yes', 'no'], wonBy: ({ home, away }) => (home > 0 && away > 0 ? 'yes' : 'no') },
};

/** The main one first. */
export const marketsOf: Readonly<Record<SportId, readonly MarketId[]>> = {
  football: ['result', 'total', 'both'],
  'ice-hockey': ['result', 'total'],
  basketball: ['winner', 'total'],
  tennis: ['winner'],
};

/** The same selection of an event in every message: `aurora-588000.result.home`. */
export interface SelectionKey {
  eventId: string;
  market: MarketId;
  outcome: Outcome;
}

export const selectionId = ({ eventId, market, outcome }: SelectionKey): string => `${eventId}.${market}.${outcome}`;

/** Undefined for what is no selection. */
export function parseSelection(id: string): SelectionKey | undefined {
  const [, eventId, market, outcome] = /^([a-z]{1,20}-\d{1,12})\.([a-z]{1,10})\.([a-z]{1,10})$/.exec(id) ?? [];
  if (eventId === undefined || market === undefined || !Object.hasOwn(markets, market)) return undefined;
  const known = markets[market as MarketId].outcomes.find((each) => each === outcome);
  return known && { eventId, market: market as MarketId, outcome: known };
}
