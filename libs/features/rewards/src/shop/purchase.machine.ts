import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import { isBlockRejection } from '../restriction/useBlockTexts.ts';
import type { PurchaseRejection } from './buyShopItem.ts';

/** What the player has chosen, as it was shown. */
export interface Choice {
  itemId: string;
  name: string;
  /** In points. */
  price: number;
}

export interface PurchaseInput {
  /** Resolves once it is bought; the same `purchaseId` buys once. @throws Rejection, or the error of the request */
  send: (choice: Choice, purchaseId: string) => Promise<unknown>;
  /** Refetches the shop; rejects where it cannot be reached. */
  refresh: () => Promise<void>;
}

interface PurchaseContext extends PurchaseInput {
  choice: Choice | null;
  /** A UUID, made once for all attempts. */
  purchaseId: string;
  /** An attempt was not answered: it may have bought. */
  wasLost: boolean;
  rejection: PurchaseRejection | null;
}

export type PurchaseEvent =
  | { type: 'CHOOSE'; choice: Choice }
  /** The player agrees to the price that is shown now. */
  | { type: 'CONFIRM'; price: number }
  | { type: 'CLOSE' }
  | { type: 'RETRY' };

/**
 * One purchase for points. Nothing is sent before the player has agreed to what it costs. A purchase whose answer was lost
 * is sent again under the same id, and no other one begins until its fate is known. What was sent goes on when its dialog is
 * closed.
 */
export const purchaseMachine = setup({
  types: {
    input: {} as PurchaseInput,
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
  },
  actors: {
    send: fromPromise<unknown, PurchaseContext>(async ({ input: { choice, purchaseId, send } }) => {
      if (choice === null) throw new Error('Nothing was chosen.');
      await send(choice, purchaseId);
    }),
    refresh: fromPromise<void, PurchaseContext>(({ input }) => input.refresh()),
  },
  actions: {
    begin: assign((_, choice: Choice) => {
      const purchaseId = crypto.randomUUID();
      return { choice, purchaseId, wasLost: false, rejection: null };
    }),
    agree: assign(({ context: { choice } }, price: number) => ({ choice: choice && { ...choice, price } })),
    storeRejection: assign((_, { error }: Failure) => ({ rejection: rejectionIn<PurchaseRejection>(error) })),
    /** A new price means that nothing was bought: no earlier attempt has arrived either. */
    settleLoss: assign({ wasLost: false }),
    storeLoss: assign({ wasLost: true }),
  },
  guards: {
    isPriceChanged: (_, { error }: Failure) => rejectionIn(error) === 'ShopPriceChanged',
    isRejected({ context: { wasLost } }, { error }: Failure) {
      const rejection = rejectionIn(error);
      // One that is about the player alone does not say whether an attempt before it has arrived.
      return rejection !== null && !(wasLost && isBlockRejection(rejection));
    },
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ ...input, choice: null, purchaseId: '', wasLost: false, rejection: null }),
  initial: 'idle',
  states: {
    idle: {
      on: { CHOOSE: { target: 'confirming', actions: { type: 'begin', params: ({ event }) => event.choice } } },
    },
    confirming: {
      on: {
        CONFIRM: { target: 'sending', actions: { type: 'agree', params: ({ event }) => event.price } },
        CLOSE: 'idle',
      },
    },
    sending: {
      tags: 'busy',
      initial: 'shown',
      states: { shown: { on: { CLOSE: 'hidden' } }, hidden: {} },
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: 'bought',
        onError: [
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'repricing',
            actions: [{ type: 'storeRejection', params: ({ event }) => event }, { type: 'settleLoss' }],
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'uncertain', actions: ['storeLoss', { type: 'storeRejection', params: ({ event }) => event }] },
        ],
      },
    },
    /** Fetches the new price; then the player has to confirm again. */
    repricing: {
      tags: 'busy',
      invoke: { src: 'refresh', input: ({ context }) => context, onDone: 'confirming', onError: 'rejected' },
      on: { CLOSE: 'idle' },
    },
    uncertain: { on: { RETRY: 'sending', CLOSE: 'unsettled' } },
    /** Still unknown, while the player looks at the shop. */
    unsettled: { on: { RETRY: 'sending' } },
    rejected: { on: { CLOSE: 'idle' } },
    bought: { on: { CLOSE: 'idle' } },
  },
});
