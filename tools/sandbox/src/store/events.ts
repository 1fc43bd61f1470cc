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
  sessionDestroyed: { playerId: string; sessionId: string };
  customerPopUpAdded: { playerId: string; popUpIdsAdded: string[] };
  rewardUpdated: { playerId: string; assignationId: string };
}
export type StoreEventName = keyof StoreEvents;
export type StoreEvent = { [Name in StoreEventName]: { name: Name; data: StoreEvents[Name] } }[StoreEventName];

export interface EventBus {
  on(listener: (event: StoreEvent) => void): () => void;
  emit(event: StoreEvent): void;
  /** How many listen. */
  count(): number;
}

export function createEventBus(): EventBus {
  const listeners = new Set<(event: StoreEvent) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    count: () => listeners.size,
  };
}
