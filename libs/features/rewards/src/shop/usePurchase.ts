import { sessionScope } from '@lobby/auth';
import { type DataClient, networkOnly, useDataClient } from '@lobby/data';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { buyShopItem } from './buyShopItem.ts';
import { type Choice, type PurchaseEvent, purchaseMachine } from './purchase.machine.ts';
import { RewardsShopQuery } from './shopQuery.ts';

/**
 * The one purchase of a session in this tab. It outlives the page: of one whose answer was lost the shop still knows the id
 * when it is opened again, so that it is not bought under another one.
 */
const purchaseOf = sessionScope(
  (client: DataClient) => {
    async function refresh(): Promise<void> {
      const { error } = await client.urql.query(RewardsShopQuery, {}, networkOnly).toPromise();
      if (error) throw error;
    }
    const send = ({ itemId, price }: Choice, purchaseId: string) => buyShopItem(client, { purchaseId, itemId, price });
    return createActor(purchaseMachine, { input: { send, refresh } }).start();
  },
  (actor) => actor.stop(),
);

/** The session's purchase. Whoever leaves the page leaves the dialog, and nothing that was sent. */
export function usePurchase() {
  const actor = purchaseOf(useDataClient());
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => () => actor.send({ type: 'CLOSE' }), [actor]);
  return { state, send: (event: PurchaseEvent) => actor.send(event) };
}

export type Purchase = ReturnType<typeof usePurchase>;
