import type { Money } from './money.ts';

/** What has happened, told after it is committed. `playerId` says whom it concerns. */
export interface StoreEvents {
  balanceUpdated: {
    playerId: string;
    walletId: string;
    balance: Money;
    bonusBalance: Money;
    currency: string;
    /** Negative when the wallet got poorer. */
    amount: Money;
    moneyType: string;
    /** Of the active bonus, 0 to 1. */
    wageringProgress: number | null;
  };
  playerUpdated: { playerId: string; isAccountClosed: boolean };
  /** A session was ended from outside; its player is to be told. */
  sessionDestroyed: { playerId: string; sessionId: string };
  /** A session has ended, for whatever reason: what was opened with it ends too. */
  sessionEnded: { playerId: string; sessionId: string };
  customerPopUpAdded: { playerId: string; popUpIdsAdded: string[] };
  rewardUpdated: { playerId: string; assignationId: string };
}
export type StoreEventName = keyof StoreEvents;
export type StoreEvent = { [Name in StoreEventName]: { name: Name; data: StoreEvents[Name] } }[StoreEventName];

export interface EventBus {
  on(listener: (event: StoreEvent) => void): () => void;
  /** For a part of the platform that listens as long as it runs: not among those that `count` counts. */
  observe(listener: (event: StoreEvent) => void): void;
  emit(event: StoreEvent): void;
  /** How many subscribers listen. */
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
