import { assign, fromPromise, setup } from 'xstate';
import type { FieldName } from './fields.ts';
import type { RegistrationInput } from './registrationInput.ts';

/** Why the platform refuses; anything else that goes wrong leaves open whether the request has arrived. */
export const registrationRefusals = [
  'RegistrationInvalid',
  'AccountExists',
  'TooManyAttempts',
  'RegistrationNotOffered',
  'ProofExpired',
] as const;
export type RegistrationRefusal = (typeof registrationRefusals)[number];

export class RegistrationRefused extends Error {
  readonly refusal: RegistrationRefusal;
  /** The field that is to blame, and the step that it stands on; null where none is named. */
  readonly field: { name: FieldName; step: number } | null;
  constructor(refusal: RegistrationRefusal, field: RegistrationRefused['field'] = null) {
    super(`The registration was refused: ${refusal}.`);
    this.refusal = refusal;
    this.field = field;
  }
}

/** The account is open, and the browser has not kept the session: cookies are blocked, or there is no room. */
export class RegistrationNotKept extends Error {
  readonly isOpen = true;
  constructor() {
    super('The browser has not kept the session of the new account.');
  }
}

interface RegistrationMachineInput {
  /** Number of pages of the form. */
  steps: number;
  /** The one that is shown first. */
  step: number;
  /** Resolves once the account is open and the session has begun. @throws RegistrationRefused, RegistrationNotKept, or the error of the request */
  register: (registration: RegistrationInput) => Promise<void>;
}

interface RegistrationContext extends RegistrationMachineInput {
  registration: RegistrationInput | null;
  refused: RegistrationRefused | null;
}

export type RegistrationEvent =
  /** To the next step, the present one being filled in. */
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** To a step in which something is wrong. */
  | { type: 'OPEN'; step: number }
  | { type: 'SUBMIT'; registration: RegistrationInput };

const asRefused = (error: unknown) => (error instanceof RegistrationRefused ? error : null);

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
    storeRegistration: assign((_, registration: RegistrationInput) => ({ registration, refused: null })),
    storeRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refused = asRefused(error);
      return { refused, step: refused?.field?.step ?? context.step };
    }),
    forgetRefusal: assign({ refused: null }),
  },
  guards: {
    hasNext: ({ context }) => context.step < context.steps - 1,
    hasPrevious: ({ context }) => context.step > 0,
    isLast: ({ context }) => context.step === context.steps - 1,
    isNotKept: (_, { error }: { error: unknown }) => error instanceof RegistrationNotKept,
    isRefusal: (_, { error }: { error: unknown }) => asRefused(error) !== null,
  },
});

/** Wherever the form can be changed. */
const editing = machine.createStateConfig({
  on: {
    NEXT: { guard: 'hasNext', target: 'filling', actions: ['forgetRefusal', 'toNextStep'] },
    BACK: { guard: 'hasPrevious', target: 'filling', actions: ['forgetRefusal', 'toPreviousStep'] },
    OPEN: {
      target: 'filling',
      actions: ['forgetRefusal', { type: 'toStep', params: ({ event }) => event.step }],
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
  context: ({ input }) => ({ ...input, registration: null, refused: null }),
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
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          { guard: { type: 'isNotKept', params: ({ event }) => ({ error: event.error }) }, target: 'notKept' },
          { target: 'unanswered' },
        ],
      },
    },
    refused: editing,
    /** Whether the account is open is unknown; the same registration may be sent again. */
    unanswered: editing,
    /** The account is open; the same registration, sent again, signs in to it. */
    notKept: editing,
    done: { type: 'final' },
  },
});
