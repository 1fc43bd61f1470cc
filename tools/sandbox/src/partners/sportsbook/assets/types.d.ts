import type { wireBet, wireEvent, wireState } from '../wire.ts';

export type { FromSportsbook, ToSportsbook } from '../../../../../../libs/contracts/src/sportsbook.ts';

export type Child = Node | string | false | null | undefined;

export type SportsEvent = ReturnType<typeof wireEvent>;
/** What the socket sends of an event: names and leagues come with the answer of a call. */
export type EventState = ReturnType<typeof wireState>;
export type Market = SportsEvent['markets'][number];
export type Selection = Market['selections'][number];
/** A bet that was placed. */
export type Bet = ReturnType<typeof wireBet>;

/** A selection among others of its event. */
export interface Found {
  event: SportsEvent;
  market: Market;
  selection: Selection;
}

/** A bet as it was sent last, with its key. */
export interface Attempt {
  text: string;
  id: string;
  isUnknown?: boolean;
}

/** What has a stake: a leg on its own, or the slip. */
export interface Holder {
  /** As typed. */
  stake: string;
  attempt?: Attempt;
}

/** A selection on the slip, with the odds that the player has accepted. */
export interface Leg extends Holder {
  selection: string;
  eventId: string;
  home: string;
  away: string;
  sport: SportsEvent['sport'];
  market: Market['id'];
  line: string | null;
  outcome: Selection['outcome'];
  odds: string;
}

interface Amount {
  amount: string;
  currency: string;
}

export interface Notice {
  kind: 'error' | 'warning' | 'placed';
  text: string;
  missing?: Amount;
  isStake?: boolean;
}

export interface Slip extends Holder {
  legs: Leg[];
  isCombined: boolean;
  accept: string;
  isBusy: boolean;
  notice: Notice | null;
}

/** The legs of one bet, and what has its stake. */
export interface SlipBet {
  legs: Leg[];
  holder: Holder;
}

/** Why a bet was not placed. */
export interface Rejection {
  error: string;
  amount?: string;
  currency?: string;
  legs?: { selection: string; odds: string }[];
}

/** The answer of a call; status 0 where there is none. */
export interface Answer {
  status: number;
  body: Partial<{
    event: SportsEvent;
    events: SportsEvent[];
    sequence: number;
    bet: Bet;
    bets: Bet[];
    hasMore: boolean;
  }> &
    Partial<Rejection>;
}

/** A page of the sportsbook; `reload`: the player's bets have changed. */
export interface View {
  update(): void;
  reload?(): void;
}
