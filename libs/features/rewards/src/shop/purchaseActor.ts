import { sessionScope } from '@lobby/auth';
import { type DataClient, graphql, networkOnly, toLobbyError } from '@lobby/data';
import { createActor } from 'xstate';
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

/**
 * The one purchase of a session in this tab. It outlives the page: of one whose answer was lost the shop still knows the id
 * when it is opened again, so that it is not bought under another one.
 */
export const purchaseActorOf = sessionScope(startPurchase, (actor) => actor.stop());

function startPurchase(client: DataClient) {
  async function send({ itemId, price }: Choice, purchaseId: string): Promise<void> {
    const variables = { purchaseId, itemId, price };
    const { data, error } = await client.urql.mutation(BuyShopItem, variables).toPromise();
    if (data) return;
    const types = error ? toLobbyError(error).types : [];
    const refusal = purchaseRefusals.find((type) => types.includes(type));
    if (!refusal) throw error ?? new Error('The purchase was not answered.');
    // What was shown is no longer true.
    client.refetchTypes(['RewardsShop', 'ShopItem']);
    throw new PurchaseRefused(refusal);
  }

  async function refresh(): Promise<void> {
    const { error } = await client.urql.query(RewardsShopQuery, {}, networkOnly).toPromise();
    if (error) throw error;
  }

  return createActor(purchaseMachine, { input: { send, refresh } }).start();
}
