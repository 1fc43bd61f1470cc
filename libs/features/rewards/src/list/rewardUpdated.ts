import { type DataClient, getOperationName, graphql, type ResultOf, type TadaDocumentNode } from '@lobby/data';
import { type Cache, liveSubscription, onEvent } from '@lobby/realtime';

const RewardUpdated = graphql(`
  subscription RewardUpdated {
    rewardUpdated {
      assignationId
      status
      reward {
        rewardId
        name
        expiresIn
        startsAt
        endsAt
        claimType
        rewardReason
        rewardType {
          __typename
          ... on FreeSpin {
            name
            numberOfSpins: amount
            value
            betLevel
            gameDescriptor {
              url
              json
            }
          }
          ... on MoneyDrop {
            name
            amount
            currency
          }
          ... on BonusMoneyDrop {
            name
            amount
            currency
            wageringRequirementFactor
            maxPayout
          }
        }
      }
    }
  }
`);

const RewardStatus = graphql(`
  fragment RewardStatus on PlayerReward {
    assignationId
    status
  }
`);

export type PushedReward = ResultOf<typeof RewardUpdated>['rewardUpdated'];

/** What a pushed reward changes of a query's data, beside the fields that the cache has from the event itself. */
interface QueryChange<Data> {
  document: TadaDocumentNode<Data, never>;
  /** At once. */
  changeCache?: (cache: Cache, event: PushedReward) => void;
  /** For a response that was requested before the event: the data with the change. */
  changeResponse: (data: Data, event: PushedReward) => Data;
}

const changes = new Set<QueryChange<unknown>>();
/** More pushed rewards than these are compared with no response, and wait for no listener. */
const MAX_EVENTS = 50;

/** The status of a reward is in the cache at once. */
const rewardUpdated = liveSubscription({
  field: 'rewardUpdated',
  document: RewardUpdated,
  changeCache(cache, event: PushedReward) {
    const { assignationId, status } = event;
    cache.writeFragment(RewardStatus, { assignationId, status });
    for (const change of changes) change.changeCache?.(cache, event);
  },
  changeResponse(response, event: PushedReward) {
    const name = getOperationName(response.operation.query);
    for (const change of changes)
      if (response.data && getOperationName(change.document) === name)
        response.data = change.changeResponse(response.data, event);
  },
  newest: MAX_EVENTS,
  missed: MAX_EVENTS,
  types: ['PlayerReward'],
});
export default rewardUpdated;

/** Changes a query's data with each pushed reward. Returns the unsubscriber. */
export function changeQueryOnReward<Data>(change: QueryChange<Data>): () => void {
  const added = change as QueryChange<unknown>;
  changes.add(added);
  return () => {
    changes.delete(added);
  };
}

/** The first listener also gets what was pushed before it. Returns the unsubscriber. */
export const onRewardUpdated = (client: DataClient, listener: (event: PushedReward) => void): (() => void) =>
  onEvent(rewardUpdated.field, listener, client);
