import type { Sportsbook } from '../partners/sportsbook/port.ts';
import type { Store } from '../store/index.ts';

/** Adapts the store to the sportsbook's port. */
export function createSportsbookPort({ sportsbook, wallets, sessions, events }: Store): Sportsbook {
  return {
    isOffered: sportsbook.isOffered,
    hasEnded: sessions.hasEnded,
    offered: sportsbook.events.offered,
    find: sportsbook.events.find,
    balance: wallets.ofPlayer,
    place: sportsbook.bets.place,
    bets: sportsbook.bets.ofPlayer,
    applyTime: sportsbook.applyTime,
    onEvent(listener) {
      events.observe((event) => {
        if (event.name === 'sportsEventChanged') listener({ name: 'events' });
        else if (event.name === 'sportsBetChanged') listener({ name: 'bets', playerId: event.data.playerId });
        else if (event.name === 'sessionEnded') listener({ name: 'sessionEnded', sessionId: event.data.sessionId });
      });
    },
  };
}
