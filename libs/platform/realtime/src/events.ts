import { sessionScope } from '@lobby/auth';
import type { DataClient, ResultOf } from '@lobby/data';
import type * as documents from './subscriptions.ts';

type Payload<Document extends keyof typeof documents, Field extends string> =
  ResultOf<(typeof documents)[Document]> extends Record<Field, infer Value> ? Value : never;

/** Payloads of the subscriptions, by field. */
export interface RealtimeEvents {
  dataChanged: Payload<'DataChanged', 'dataChanged'>;
  playerUpdated: Payload<'PlayerUpdated', 'playerUpdated'>;
  sessionDestroyed: Payload<'SessionDestroyed', 'sessionDestroyed'>;
  customerPopUpAdded: Payload<'CustomerPopUpAdded', 'customerPopUpAdded'>;
  balanceUpdated: Payload<'BalanceUpdated', 'balanceUpdated'>;
  rewardUpdated: Payload<'RewardUpdated', 'rewardUpdated'>;
}

type Listeners = { [Name in keyof RealtimeEvents]: Set<(event: RealtimeEvents[Name]) => void> };

const listeners: Listeners = {
  dataChanged: new Set(),
  playerUpdated: new Set(),
  sessionDestroyed: new Set(),
  customerPopUpAdded: new Set(),
  balanceUpdated: new Set(),
  rewardUpdated: new Set(),
};

/** Rewards that were pushed before the code that shows them had loaded. */
const missedRewards = sessionScope((_client: DataClient): RealtimeEvents['rewardUpdated'][] => []);
const MAX_MISSED = 50;

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

/** The first listener also gets what was pushed before it. */
export function onRewardUpdated(
  client: DataClient,
  listener: (event: RealtimeEvents['rewardUpdated']) => void,
): () => void {
  for (const event of missedRewards(client).splice(0)) listener(event);
  return onRealtimeEvent('rewardUpdated', listener);
}

/** An error of one listener does not keep the event from the others. */
export function emit<Name extends keyof RealtimeEvents>(
  client: DataClient,
  name: Name,
  event: RealtimeEvents[Name],
  onError: (error: unknown) => void,
): void {
  if (name === 'rewardUpdated' && listeners.rewardUpdated.size === 0) {
    const missed = missedRewards(client);
    missed.push(event as RealtimeEvents['rewardUpdated']);
    missed.splice(0, missed.length - MAX_MISSED);
  }
  for (const listener of listeners[name]) {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  }
}
