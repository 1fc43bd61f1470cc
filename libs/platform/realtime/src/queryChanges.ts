import { getOperationName, type SubscriptionTransport, type TadaDocumentNode } from '@lobby/data';
import type { RealtimeEvents } from './events.ts';

/** Of the data client. */
export type Cache = Parameters<SubscriptionTransport['updates'][string]>[2];
type Answer = Parameters<SubscriptionTransport['patchOutdatedResult']>[0];
type Reward = RealtimeEvents['rewardUpdated'];

/** What a pushed reward changes of a query's data, beside the fields that the cache has from the event itself. */
export interface QueryChange<Data> {
  document: TadaDocumentNode<Data, never>;
  /** At once. */
  changeCache: (cache: Cache, event: Reward) => void;
  /** For an answer that was asked for before the event: the data with the change. */
  changeAnswer: (data: Data, event: Reward) => Data;
}

const changes = new Set<QueryChange<unknown>>();

/** Changes a query's data with each pushed reward. Returns the unsubscriber. */
export function changeQueryOnReward<Data>(change: QueryChange<Data>): () => void {
  const known = change as QueryChange<unknown>;
  changes.add(known);
  return () => {
    changes.delete(known);
  };
}

export function changeCache(cache: Cache, event: Reward): void {
  for (const change of changes) change.changeCache(cache, event);
}

export function changeAnswer(answer: Answer, event: Reward): void {
  const name = getOperationName(answer.operation.query);
  for (const change of changes)
    if (answer.data && getOperationName(change.document) === name)
      answer.data = change.changeAnswer(answer.data, event);
}
