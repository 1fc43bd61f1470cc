import { assign, fromPromise, setup } from 'xstate';

/** Why the platform refuses to open a door; any other error leaves open whether it has arrived. */
export const doorRefusals = [
  'CalendarDoorLocked',
  'CalendarDoorNotFound',
  'CalendarEnded',
  'RewardsBlocked',
  'SourceOfWealthIncomplete',
  'PhoneNotVerified',
] as const;
export type DoorRefusal = (typeof doorRefusals)[number];

export class DoorRefused extends Error {
  readonly refusal: DoorRefusal;
  constructor(refusal: DoorRefusal) {
    super(`The door was not opened: ${refusal}.`);
    this.refusal = refusal;
  }
}

export interface DoorInput {
  /** Resolves once it is open; a door opens once, however often it is sent. @throws DoorRefused, or the error of the request */
  open: (doorId: string) => Promise<void>;
  /** Has the calendar asked anew: it is not as the player saw it. */
  refresh: () => void;
}

interface DoorContext extends DoorInput {
  /** The last one that was chosen, which a dialog shows while it closes. */
  doorId: string | null;
  refusal: DoorRefusal | null;
}

export type DoorEvent =
  | { type: 'OPEN'; doorId: string }
  /** One that is open already. */
  | { type: 'SHOW'; doorId: string }
  | { type: 'RETRY' }
  | { type: 'CLOSE' };

/** The door that a player opens or looks into: one at a time. An answer that was lost is asked for again. */
export const doorMachine = setup({
  types: { input: {} as DoorInput, context: {} as DoorContext, events: {} as DoorEvent },
  actors: {
    open: fromPromise<void, DoorContext>(async ({ input: { open, doorId } }) => {
      if (doorId === null) throw new Error('No door was chosen.');
      await open(doorId);
    }),
  },
  actions: {
    choose: assign((_, doorId: string) => ({ doorId, refusal: null })),
    storeRefusal: assign((_, error: DoorRefused) => ({ refusal: error.refusal })),
    refresh: ({ context }) => context.refresh(),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => error instanceof DoorRefused,
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ ...input, doorId: null, refusal: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: { target: 'opening', actions: { type: 'choose', params: ({ event }) => event.doorId } },
        SHOW: { target: 'opened', actions: { type: 'choose', params: ({ event }) => event.doorId } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: 'opened',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.error as DoorRefused }, 'refresh'],
          },
          { target: 'uncertain' },
        ],
      },
    },
    opened: { on: { CLOSE: 'closed' } },
    refused: { on: { CLOSE: 'closed' } },
    /** No answer: it may be open. */
    uncertain: { on: { RETRY: 'opening', CLOSE: { target: 'closed', actions: 'refresh' } } },
  },
});
