import type { PaymentTransactionType } from '@lobby/contracts';
import { graphql, toLobbyError, type DataClient, type ResultOf } from '@lobby/data';

const StartCashierSession = graphql(`
  mutation StartCashierSession($method: PaymentTransactionType!) {
    startCashierSession(method: $method) {
      sessionId
      userId
      merchantId
      currency
    }
  }
`);

/** A short-lived session of the hosted cashier, for one player, one transaction type and one currency. */
export type CashierSession = ResultOf<typeof StartCashierSession>['startCashierSession'];

/** The platform refuses this player's payments of this type; a retry does not help. */
export class SessionRefusal extends Error {
  readonly types: readonly string[];
  constructor(types: readonly string[]) {
    super(`The cashier session was refused: ${types.join(', ')}`);
    this.types = types;
  }
}

const refusals: ReadonlySet<string> = new Set(['DepositsBlocked', 'WithdrawalsBlocked']);

/** @throws SessionRefusal, or the error of the request. */
export async function startSession(client: DataClient, method: PaymentTransactionType): Promise<CashierSession> {
  const { data, error } = await client.urql.mutation(StartCashierSession, { method }).toPromise();
  if (data) return data.startCashierSession;
  const types = error ? toLobbyError(error).types.filter((type) => refusals.has(type)) : [];
  throw types.length > 0 ? new SessionRefusal(types) : (error ?? new Error('The cashier session is empty.'));
}
