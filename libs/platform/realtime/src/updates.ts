import { graphql, type ResultOf, type SubscriptionTransport } from '@lobby/data';
import { WalletBalance } from '@lobby/player';
import { changeCache } from './queryChanges.ts';
import type { BalanceUpdated, RewardUpdated } from './subscriptions.ts';

const RewardStatus = graphql(`
  fragment RewardStatus on PlayerReward {
    assignationId
    status
  }
`);

/** What the events change in the cache, from which components render again. */
export const updates: SubscriptionTransport['updates'] = {
  balanceUpdated(result, _args, cache) {
    cache.writeFragment(WalletBalance, pushedBalance((result as ResultOf<typeof BalanceUpdated>).balanceUpdated));
  },
  rewardUpdated(result, _args, cache) {
    const event = (result as ResultOf<typeof RewardUpdated>).rewardUpdated;
    const { assignationId, status } = event;
    cache.writeFragment(RewardStatus, { assignationId, status });
    changeCache(cache, event);
  },
};

/** The wallet's fields in a pushed balance. */
export const pushedBalance = ({
  walletId,
  balance,
  bonusBalance,
  currency,
}: ResultOf<typeof BalanceUpdated>['balanceUpdated']): ResultOf<typeof WalletBalance> => ({
  id: walletId,
  balance,
  bonusBalance,
  currency,
});
