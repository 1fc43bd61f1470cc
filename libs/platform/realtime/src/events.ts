import type { ResultOf } from '@lobby/data';
import type * as documents from './subscriptions.ts';

type Payload<Document extends keyof typeof documents, Field extends string> =
  ResultOf<(typeof documents)[Document]> extends Record<Field, infer Value> ? Value : never;

/** Payloads of the five subscriptions, by field. */
export interface RealtimeEvents {
  playerUpdated: Payload<'PlayerUpdated', 'playerUpdated'>;
  sessionDestroyed: Payload<'SessionDestroyed', 'sessionDestroyed'>;
  customerPopUpAdded: Payload<'CustomerPopUpAdded', 'customerPopUpAdded'>;
  balanceUpdated: Payload<'BalanceUpdated', 'balanceUpdated'>;
  rewardUpdated: Payload<'RewardUpdated', 'rewardUpdated'>;
}

type Listeners = { [Name in keyof RealtimeEvents]: Set<(event: RealtimeEvents[Name]) => void> };

const listeners: Listeners = {
  playerUpdated: new Set(),
  sessionDestroyed: new Set(),
  customerPopUpAdded: new Set(),
  balanceUpdated: new Set(),
  rewardUpdated: new Set(),
};

/** For the few that react to an event rather than to a value in the cache. Returns the unsubscriber. */
export function onRealtimeEvent<Name extends keyof RealtimeEvents>(
  name: Name,
  listener: (event: RealtimeEvents[Name]) => void,
): () => void {
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

export const onBalanceUpdated = (listener: (event: RealtimeEvents['balanceUpdated']) => void) =>
  onRealtimeEvent('balanceUpdated', listener);
export const onRewardUpdated = (listener: (event: RealtimeEvents['rewardUpdated']) => void) =>
  onRealtimeEvent('rewardUpdated', listener);

/** An error of one listener does not keep the event from the others. */
export function emit<Name extends keyof RealtimeEvents>(
  name: Name,
  event: RealtimeEvents[Name],
  onError: (error: unknown) => void,
): void {
  for (const listener of listeners[name]) {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  }
}
