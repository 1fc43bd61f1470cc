import { graphql, idempotent, toLobbyError, useDataClient } from '@lobby/data';
import { useMachine } from '@xstate/react';
import { type Choice, purchaseMachine, PurchaseRefused, purchaseRefusals } from './purchase.machine.ts';
import { RewardsShopQuery } from './shopQuery.ts';

const BuyShopItem = graphql(`
  mutation BuyShopItem($purchaseId: ID!, $itemId: ID!, $price: Int!) {
    buyShopItem(purchaseId: $purchaseId, itemId: $itemId, price: $price) {
      shop {
        id
        points
      }
      item {
        id
        price
        stock
      }
      playerReward {
        assignationId
        status
      }
    }
  }
`);

/** A purchase, by `purchaseMachine`, with the platform on the other side. */
export function usePurchase() {
  const client = useDataClient();

  async function send({ itemId, price }: Choice, purchaseId: string): Promise<void> {
    const variables = { purchaseId, itemId, price };
    const { data, error } = await client.urql.mutation(BuyShopItem, variables, idempotent).toPromise();
    if (data) return;
    const types = error ? toLobbyError(error).types : [];
    const refusal = purchaseRefusals.find((type) => types.includes(type));
    if (!refusal) throw error ?? new Error('The purchase was not answered.');
    // What was shown is no longer true.
    client.refetchTypes(['RewardsShop', 'ShopItem']);
    throw new PurchaseRefused(refusal);
  }

  async function refresh(): Promise<void> {
    const options = { requestPolicy: 'network-only' } as const;
    const { error } = await client.urql.query(RewardsShopQuery, {}, options).toPromise();
    if (error) throw error;
  }

  const [state, sendEvent] = useMachine(purchaseMachine, { input: { send, refresh } });
  return { state, send: sendEvent };
}

export type Purchase = ReturnType<typeof usePurchase>;
