import { graphql, type ResultOf, type SubscriptionTransport } from '@lobby/data';
import { WalletBalance, WalletQuery } from '@lobby/money';
import { type Cache, changeCache } from './queryChanges.ts';
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
    writeBalance(cache, pushedBalance((result as ResultOf<typeof BalanceUpdated>).balanceUpdated));
  },
  rewardUpdated(result, _args, cache) {
    const event = (result as ResultOf<typeof RewardUpdated>).rewardUpdated;
    const { assignationId, status } = event;
    cache.writeFragment(RewardStatus, { assignationId, status });
    changeCache(cache, event);
  },
};

type Balance = Omit<ResultOf<typeof WalletBalance>, 'id'>;

/** The wallet's fields in a pushed balance. */
export const pushedBalance = ({
  balance,
  bonusBalance,
  currency,
}: ResultOf<typeof BalanceUpdated>['balanceUpdated']): Balance => ({ balance, bonusBalance, currency });

/** Into the viewer's wallet. One that the back end has not told, or tells by pushes alone, begins with the push, by the viewer's id. */
function writeBalance(cache: Cache, balance: Balance): void {
  const viewer = cache.resolve('Query', 'viewer') as string | null | undefined;
  const wallet = viewer && (cache.resolve(viewer, 'wallet') as string | null | undefined);
  if (wallet) cache.writeFragment(WalletBalance, { id: cache.resolve(wallet, 'id') as string, ...balance });
  else if (viewer) {
    const id = cache.resolve(viewer, 'id') as string;
    const begun = { ...typed('Wallet'), id, ...balance, minDepositAmount: null, minWithdrawalAmount: null };
    cache.updateQuery({ query: WalletQuery }, () => ({ viewer: { ...typed('Viewer'), id, wallet: begun } }));
  }
}

/** The cache needs the name of each type, which results of queries have without asking for it. */
const typed = (__typename: string): object => ({ __typename });
