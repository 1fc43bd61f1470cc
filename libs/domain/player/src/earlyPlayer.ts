import { sessionScope } from '@lobby/auth';
import { type DataClient, networkOnly, queryRequest } from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { GetCustomerInfo, GetPlayerInfo } from './documents.ts';

const early = sessionScope(
  (_client: DataClient): { unsubscribe?: () => void } => ({}),
  ({ unsubscribe }) => unsubscribe?.(),
);

/** Asks for what comes in operations of its own beside the player: the wallet, and whether deposits may be offered. */
export function askBesidePlayer(data: DataClient): void {
  data.prefetch(queryRequest(WalletQuery, {}), networkOnly);
  data.prefetch(queryRequest(GetCustomerInfo, {}));
}

/** Asks for the player, network first (R-7-013), while the code that follows the answer is on its way. */
export function askForPlayer(data: DataClient): void {
  askBesidePlayer(data);
  const { unsubscribe } = data.urql.query(GetPlayerInfo, {}, networkOnly).subscribe(() => {});
  early(data).unsubscribe = unsubscribe;
}

/** Ends the early question, if there was one: returns the function to call once its answer has another subscriber. */
export function takeEarlyQuestion(data: DataClient): (() => void) | undefined {
  const { unsubscribe } = early(data);
  delete early(data).unsubscribe;
  return unsubscribe;
}
