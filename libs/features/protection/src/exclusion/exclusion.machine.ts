import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import { timings } from '../timings.ts';

/** A length of time that the platform offers. */
export interface ExclusionOption {
  id: string;
  kind: 'Timeout' | 'SelfExclusion';
  /** Null, with its unit: for good. */
  length: number | null;
  unit: 'Hour' | 'Day' | 'Month' | 'Year' | null;
  /** When it ended if it began now, ISO 8601; null: for good. */
  endsAt: string | null;
}

/** The option of the panic button, which the platform offers under every licence; the platform sets its end. */
export const PANIC_OPTION: ExclusionOption = {
  id: 'timeout-24h',
  kind: 'Timeout',
  length: 24,
  unit: 'Hour',
  endsAt: null,
};

/** Why the platform rejects; anything else that goes wrong leaves open whether the request has arrived. */
export const exclusionRejections = ['NotOffered', 'ExclusionNotOffered', 'ExclusionInForce'] as const;
export type ExclusionRejection = (typeof exclusionRejections)[number];

export interface ExclusionInput {
  /** Resolves once the exclusion is in force. @throws Rejection, or the error of the request */
  start: (optionId: string) => Promise<unknown>;
}

interface ExclusionContext extends ExclusionInput {
  option: ExclusionOption | null;
  rejection: ExclusionRejection | null;
}

export type ExclusionEvent =
  | { type: 'CHOOSE'; option: ExclusionOption }
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  /** The player has confirmed; `isTicked`: with the box, where there is one. */
  | { type: 'CONFIRM'; isTicked: boolean }
  | { type: 'RETRY' };

/** Self-exclusions are long: a box has to be ticked, too, so that nobody is locked out by two taps. */
export const needsTick = ({ kind }: ExclusionOption): boolean => kind === 'SelfExclusion';

/**
 * One time-out or self-exclusion, from the choice to its beginning. Until it is confirmed the player may turn back; from
 * then on it is sent until the platform answers, since a second request of the same changes nothing.
 */
export const exclusionMachine = setup({
  types: { input: {} as ExclusionInput, context: {} as ExclusionContext, events: {} as ExclusionEvent },
  actors: {
    start: fromPromise<void, ExclusionContext>(async ({ input: { option, start } }) => {
      if (option === null) throw new Error('There is nothing to send.');
      await start(option.id);
    }),
  },
  actions: {
    storeOption: assign((_, option: ExclusionOption) => ({ option, rejection: null })),
    storeRejection: assign((_, { error }: Failure) => ({ rejection: rejectionIn<ExclusionRejection>(error) })),
  },
  guards: {
    hasOption: ({ context }) => context.option !== null,
    isConfirmed: ({ context: { option } }, isTicked: boolean) => option !== null && (isTicked || !needsTick(option)),
    isRejected: (_, { error }: Failure) => rejectionIn(error) !== null,
  },
  delays: { resendDelay: () => timings.exclusionRetryDelay },
}).createMachine({
  id: 'exclusion',
  context: ({ input }) => ({ ...input, option: null, rejection: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        CHOOSE: { actions: { type: 'storeOption', params: ({ event }) => event.option } },
        CONTINUE: { guard: 'hasOption', target: 'confirming' },
      },
    },
    confirming: {
      on: {
        BACK: 'choosing',
        CONFIRM: { guard: { type: 'isConfirmed', params: ({ event }) => event.isTicked }, target: 'sending' },
      },
    },
    sending: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: 'started',
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'unanswered' },
        ],
      },
    },
    /** The response was lost: the exclusion may be in force already. */
    unanswered: {
      on: { RETRY: 'sending' },
      after: { resendDelay: 'sending' },
    },
    rejected: {
      on: {
        CHOOSE: { target: 'choosing', actions: { type: 'storeOption', params: ({ event }) => event.option } },
        BACK: 'choosing',
      },
    },
    started: { type: 'final' },
  },
});
