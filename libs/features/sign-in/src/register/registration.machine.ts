import { SessionNotStored } from '@lobby/auth';
import { type Failure, Rejection } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import type { FieldName } from './fields.ts';
import type { RegistrationInput } from './registrationInput.ts';

/** Why the platform rejects it; anything else that goes wrong leaves open whether the request has arrived. */
export const registrationRejections = [
  'RegistrationInvalid',
  'AccountExists',
  'TooManyAttempts',
  'RegistrationNotOffered',
  'ProofExpired',
] as const;
export type RegistrationRejection = (typeof registrationRejections)[number];

interface Rejected {
  rejection: RegistrationRejection;
  /** The field that is to blame, and the step that it stands on; null where none is named. */
  field: { name: FieldName; step: number } | null;
}

interface RegistrationMachineInput {
  /** Number of pages of the form. */
  steps: number;
  /** The one that is shown first. */
  step: number;
  /**
   * Resolves once the account is open and the session has begun.
   * @throws Rejection; SessionNotStored where the browser has not stored the session of the account; or the error of the request
   */
  register: (registration: RegistrationInput) => Promise<void>;
  fieldOf: (rejection: Rejection<RegistrationRejection>) => Rejected['field'];
}

interface RegistrationContext extends RegistrationMachineInput {
  registration: RegistrationInput | null;
  rejected: Rejected | null;
}

export type RegistrationEvent =
  /** To the next step, the present one being filled in. */
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** To a step in which something is wrong. */
  | { type: 'OPEN'; step: number }
  | { type: 'SUBMIT'; registration: RegistrationInput };

const machine = setup({
  types: {
    input: {} as RegistrationMachineInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
  },
  actors: {
    register: fromPromise<void, RegistrationContext>(async ({ input: { registration, register } }) => {
      if (registration === null) throw new Error('There is nothing to send.');
      await register(registration);
    }),
  },
  actions: {
    toNextStep: assign(({ context }) => ({ step: context.step + 1 })),
    toPreviousStep: assign(({ context }) => ({ step: context.step - 1 })),
    toStep: assign((_, step: number) => ({ step })),
    storeRegistration: assign((_, registration: RegistrationInput) => ({ registration, rejected: null })),
    storeRejection: assign(({ context }, { error }: Failure) => {
      const rejection = error as Rejection<RegistrationRejection>;
      const field = context.fieldOf(rejection);
      return { rejected: { rejection: rejection.type, field }, step: field?.step ?? context.step };
    }),
    clearRejection: assign({ rejected: null }),
  },
  guards: {
    hasNext: ({ context }) => context.step < context.steps - 1,
    hasPrevious: ({ context }) => context.step > 0,
    isLast: ({ context }) => context.step === context.steps - 1,
    isNotStored: (_, { error }: Failure) => error instanceof SessionNotStored,
    isRejected: (_, { error }: Failure) => error instanceof Rejection,
  },
});

/** Wherever the form can be changed. */
const editing = machine.createStateConfig({
  on: {
    NEXT: { guard: 'hasNext', target: 'filling', actions: ['clearRejection', 'toNextStep'] },
    BACK: { guard: 'hasPrevious', target: 'filling', actions: ['clearRejection', 'toPreviousStep'] },
    OPEN: {
      target: 'filling',
      actions: ['clearRejection', { type: 'toStep', params: ({ event }) => event.step }],
    },
    SUBMIT: {
      guard: 'isLast',
      target: 'sending',
      actions: { type: 'storeRegistration', params: ({ event }) => event.registration },
    },
  },
});

/** A registration by form. The values are the form's own; the account is the platform's. */
export const registrationMachine = machine.createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, registration: null, rejected: null }),
  initial: 'filling',
  states: {
    filling: editing,
    sending: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => context,
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { guard: { type: 'isNotStored', params: ({ event }) => event }, target: 'notStored' },
          { target: 'unanswered' },
        ],
      },
    },
    rejected: editing,
    /** Whether the account is open is unknown; the same registration may be sent again. */
    unanswered: editing,
    /** The account is open; the same registration, sent again, signs in to it. */
    notStored: editing,
    done: { type: 'final' },
  },
});
