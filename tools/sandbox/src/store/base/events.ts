import type { Money } from './money.ts';
import type { JackpotWin, Pot, RaffleWin } from './thrillpots.ts';

/** Domain events, emitted after the commit. `playerId` is the player concerned, if there is one. */
export interface StoreEvents {
  balanceUpdated: {
    playerId: string;
    walletId: string;
    balance: Money;
    bonusBalance: Money;
    currency: string;
    /** Negative for debits. */
    amount: Money;
    moneyType: string;
    /** Of the active bonus, 0 to 1. */
    wageringProgress: number | null;
  };
  playerUpdated: {
    playerId: string;
    isAccountClosed: boolean;
    /** Types of the schema whose objects have changed. */
    updatedTypes: readonly string[];
  };
  /** A session was ended by the platform; pushed to the player's clients. */
  sessionDestroyed: { playerId: string; sessionId: string };
  /** A session has ended, for any reason. Internal: closes its sockets. */
  sessionEnded: { playerId: string; sessionId: string };
  /** A session was first used, on a device that its player had not used before. */
  newDeviceUsed: { playerId: string; sessionId: string };
  customerPopUpAdded: { playerId: string; popUpIdsAdded: string[] };
  rewardUpdated: { playerId: string; assignationId: string };
  /** The pots that have changed, with the instance's next number. */
  jackpotUpdated: { playerId: null; instanceId: string; sequence: number; pots: readonly Pot[] };
  jackpotWon: { playerId: string; win: JackpotWin };
  raffleWon: { playerId: string; win: RaffleWin };
  /** An event of the sportsbook was changed at the console, or is over. */
  sportsEventChanged: { playerId: null; eventId: string };
  /** A bet was placed or settled. */
  sportsBetChanged: { playerId: string; betId: string };
  raffleTicketsUpdated: { playerId: string; tickets: readonly { dropId: string; tickets: number }[] };
}
export type StoreEventName = keyof StoreEvents;
export type StoreEvent = { [Name in StoreEventName]: { name: Name; data: StoreEvents[Name] } }[StoreEventName];

export interface EventBus {
  on(listener: (event: StoreEvent) => void): () => void;
  /** For permanent listeners of the platform itself, which `count` does not include. */
  observe(listener: (event: StoreEvent) => void): void;
  emit(event: StoreEvent): void;
  /** Number of subscribers. */
  count(): number;
}

export function createEventBus(): EventBus {
  const listeners = new Set<(event: StoreEvent) => void>();
  const observers = new Set<(event: StoreEvent) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    observe: (listener) => void observers.add(listener),
    emit(event) {
      for (const listener of listeners) listener(event);
      for (const observer of observers) observer(event);
    },
    count: () => listeners.size,
  };
}
