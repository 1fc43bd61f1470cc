import { useDataClient } from '@lobby/data';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { PurchaseEvent } from './purchase.machine.ts';
import { purchaseActorOf } from './purchaseActor.ts';

/** The session's purchase. Whoever leaves the page leaves the dialog, and nothing that was sent. */
export function usePurchase() {
  const actor = purchaseActorOf(useDataClient());
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => () => actor.send({ type: 'CLOSE' }), [actor]);
  return { state, send: (event: PurchaseEvent) => actor.send(event) };
}

export type Purchase = ReturnType<typeof usePurchase>;
