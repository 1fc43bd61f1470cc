import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Limits } from '../play/limits.ts';
import type { Money } from '../base/money.ts';
import type { Play } from '../play/play.ts';
import { Rejected } from '../base/rejected.ts';
import type { Wallets } from '../wallets/wallets.ts';
import { createSportsBets, type BetRejection } from './bets.ts';
import { createSportsEvents } from './events.ts';

export { mostLegs, type Acceptance, type Bet, type BetRejection, type BetRequest, type Leg } from './bets.ts';
export type { SportId } from './catalogue.ts';
export type { SportsEvent } from './events.ts';
export { parseSelection } from './markets.ts';

interface SportsbookOptions {
  db: Database;
  wallets: Wallets;
  documents: Documents;
  limits: Limits;
  play: Pick<Play, 'begin'>;
  mayPlay(playerId: string): boolean;
  /** Whether the brand has a sportsbook. */
  isOffered: boolean;
}

export type Sportsbook = ReturnType<typeof createSportsbook>;

/** Events and bets. What ends by the clock is settled by `applyTime`. */
export function createSportsbook({ db, wallets, documents, limits, play, ...rest }: SportsbookOptions) {
  const { isOffered, mayPlay } = rest;
  const events = createSportsEvents(db, documents);

  /** Limits of losses in the casino alone do not count here. */
  function rejectionOf(playerId: string, stake: Money): BetRejection | undefined {
    if (!mayPlay(playerId)) return { reason: 'blocked' };
    if (limits.remaining(playerId, ['Session']) === 0) return { reason: 'session-limit' };
    const losable = limits.remaining(playerId, ['GlobalLoss']);
    return losable !== null && stake > losable ? { reason: 'loss-limit', amount: losable } : undefined;
  }
  const bets = createSportsBets({ db, wallets, events, rejectionOf, beforeBet: play.begin });

  /** By its final score, once. @throws Rejected for one that has been settled */
  const settleEvent = (id: string): void =>
    db.transaction(() => {
      rejectClosed(id);
      const score = events.close(id, 'settled');
      bets.decide(id, (selection) => events.decision(selection, score));
    });

  const voidEvent = (id: string): void =>
    db.transaction(() => {
      rejectClosed(id);
      events.close(id, 'void');
      bets.decide(id, () => 'void');
    });

  function rejectClosed(id: string): void {
    const event = db.get<{ state: string }>('SELECT state FROM sportsEvents WHERE id = ?', id);
    if (event?.state !== 'open') throw new Rejected('EventSettled', 'There is no such event, or it has been settled.');
  }

  return {
    isOffered,
    events,
    bets,
    settleEvent,
    voidEvent,
    /** @throws Rejected for a bet that is not open */
    voidBet(id: string): void {
      db.transaction(() => {
        if (!bets.void(id)) throw new Rejected('BetSettled', 'There is no such bet, or it has been settled.');
      });
    },
    /** New fixtures, and the end of those whose time has come. */
    applyTime(): void {
      if (!isOffered) return;
      db.transaction(() => {
        for (const id of events.over()) settleEvent(id);
        events.addFixtures();
      });
    },
  };
}
