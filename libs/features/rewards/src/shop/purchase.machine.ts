import { assign, fromPromise, setup } from 'xstate';
import { isBlockRefusal } from '../restriction/useBlockTexts.ts';

/** Why the platform refuses a purchase; any other error leaves open whether it has arrived. */
export const purchaseRefusals = [
  'ShopItemNotAvailable',
  'ShopPriceChanged',
  'ShopItemOutOfStock',
  'NotEnoughPoints',
  'RewardsBlocked',
  'SourceOfWealthIncomplete',
  'PhoneNotVerified',
] as const;
export type PurchaseRefusal = (typeof purchaseRefusals)[number];

export class PurchaseRefused extends Error {
  readonly refusal: PurchaseRefusal;
  constructor(refusal: PurchaseRefusal) {
    super(`The purchase was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** What the player has chosen, as it was shown. */
export interface Choice {
  itemId: string;
  name: string;
  /** In points. */
  price: number;
}

export interface PurchaseInput {
  /** Resolves once it is bought; the same `purchaseId` buys once. @throws PurchaseRefused, or the error of the request */
  send: (choice: Choice, purchaseId: string) => Promise<void>;
  /** Has the shop asked anew; rejects where it cannot be reached. */
  refresh: () => Promise<void>;
}

interface PurchaseContext extends PurchaseInput {
  choice: Choice | null;
  /** A UUID, made once for all attempts. */
  purchaseId: string;
  /** An attempt was not answered: it may have bought. */
  wasLost: boolean;
  refusal: PurchaseRefusal | null;
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
    send: fromPromise<void, PurchaseContext>(async ({ input: { choice, purchaseId, send } }) => {
      if (choice === null) throw new Error('Nothing was chosen.');
      await send(choice, purchaseId);
    }),
    refresh: fromPromise<void, PurchaseContext>(({ input }) => input.refresh()),
  },
  actions: {
    begin: assign((_, choice: Choice) => {
      const purchaseId = crypto.randomUUID();
      return { choice, purchaseId, wasLost: false, refusal: null };
    }),
    agree: assign(({ context: { choice } }, price: number) => ({ choice: choice && { ...choice, price } })),
    storeRefusal: assign((_, error: PurchaseRefused) => ({ refusal: error.refusal })),
    /** A new price is told of what was not bought: no attempt before has arrived either. */
    settleLoss: assign({ wasLost: false }),
    storeLoss: assign((_, { error }: { error: unknown }) => ({
      wasLost: true,
      refusal: error instanceof PurchaseRefused ? error.refusal : null,
    })),
  },
  guards: {
    isPriceChanged: (_, { error }: { error: unknown }) =>
      error instanceof PurchaseRefused && error.refusal === 'ShopPriceChanged',
    isRefused: ({ context: { wasLost } }, { error }: { error: unknown }) =>
      // One that is about the player alone does not say whether an attempt before it has arrived.
      error instanceof PurchaseRefused && !(wasLost && isBlockRefusal(error.refusal)),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ ...input, choice: null, purchaseId: '', wasLost: false, refusal: null }),
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
            guard: { type: 'isPriceChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'repricing',
            actions: [
              { type: 'storeRefusal', params: ({ event }) => event.error as PurchaseRefused },
              { type: 'settleLoss' },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'storeRefusal', params: ({ event }) => event.error as PurchaseRefused },
          },
          { target: 'uncertain', actions: { type: 'storeLoss', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** The new price comes first; then the player is asked again. */
    repricing: {
      tags: 'busy',
      invoke: { src: 'refresh', input: ({ context }) => context, onDone: 'confirming', onError: 'refused' },
      on: { CLOSE: 'idle' },
    },
    uncertain: { on: { RETRY: 'sending', CLOSE: 'unsettled' } },
    /** Still unknown, while the player looks at the shop. */
    unsettled: { on: { RETRY: 'sending' } },
    refused: { on: { CLOSE: 'idle' } },
    bought: { on: { CLOSE: 'idle' } },
  },
});
