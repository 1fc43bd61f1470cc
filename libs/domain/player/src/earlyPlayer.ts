import { sessionScope } from '@lobby/auth';
import { type DataClient, networkOnly, queryRequest } from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { GetCustomerInfo, GetPlayerInfo } from './documents.ts';

const early = sessionScope(
  (_client: DataClient): { unsubscribe?: () => void } => ({}),
  ({ unsubscribe }) => unsubscribe?.(),
);

/** Requests what comes in operations of its own beside the player: the wallet, and whether deposits may be offered. */
export function prefetchBesidePlayer(data: DataClient): void {
  data.prefetch(queryRequest(WalletQuery, {}), networkOnly);
  data.prefetch(queryRequest(GetCustomerInfo, {}));
}

/** Requests the player, network first (R-7-013), while the code that follows the response loads. */
export function prefetchPlayer(data: DataClient): void {
  prefetchBesidePlayer(data);
  const { unsubscribe } = data.urql.query(GetPlayerInfo, {}, networkOnly).subscribe(() => {});
  early(data).unsubscribe = unsubscribe;
}

/** Takes over the early request, if there was one. @returns the function that ends it, to be called once its response has another subscriber */
export function takeEarlyRequest(data: DataClient): (() => void) | undefined {
  const { unsubscribe } = early(data);
  delete early(data).unsubscribe;
  return unsubscribe;
}
