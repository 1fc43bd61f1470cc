import { graphql, type ResultOf } from '@lobby/data';
import { type Cache, liveSubscription, patchEntity } from '@lobby/realtime';
import { WalletBalance, WalletQuery } from './documents.ts';

const BalanceUpdated = graphql(`
  subscription BalanceUpdated {
    balanceUpdated {
      balance
      bonusBalance
      currency
      amount
      moneyType
      wageringProgress
    }
  }
`);
export type BalanceEvent = ResultOf<typeof BalanceUpdated>['balanceUpdated'];

/** A pushed balance is in the wallet at once, and in each response to a request from before it: the balance is never stale. */
export const balanceUpdated = liveSubscription({
  field: 'balanceUpdated',
  document: BalanceUpdated,
  changeCache: (cache, event: BalanceEvent) => writeBalance(cache, balanceOf(event)),
  changeResponse: ({ data }, event: BalanceEvent) => patchEntity(data, 'Wallet', balanceOf(event)),
  current: WalletQuery,
  types: ['Wallet'],
});

type Balance = Omit<ResultOf<typeof WalletBalance>, 'id'>;

/** The wallet's fields in a pushed balance. */
const balanceOf = ({ balance, bonusBalance, currency }: BalanceEvent): Balance => ({ balance, bonusBalance, currency });

/** Into the viewer's wallet. One that the back end has not sent, or sends by pushes alone, begins with the push, by the viewer's id. */
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
