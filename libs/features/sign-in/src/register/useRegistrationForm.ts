import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import { type Locale, regionalCodes, type RegistrationFlow } from '@lobby/contracts';
import { command, idempotent, Rejection, useDataClient } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { languageTag } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { platformClockOffset } from '@lobby/runtime';
import { session } from '@lobby/storage';
import type { FormErrors } from '@lobby/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { waitFor } from 'xstate';
import type { ProvenSignIn } from '../flows/signInUnderWay.ts';
import { madeChoices } from './choices.ts';
import { type FieldName, fieldNames, limitFields, sectionsOf, stepsOf, type Values } from './fields.ts';
import { type Circumstances, type Problem, problemOf } from './problems.ts';
import { registrationMachine, type RegistrationRejection, registrationRejections } from './registration.machine.ts';
import { registrationInput, type RegistrationInput } from './registrationInput.ts';
import { RegisterPlayer } from './RegisterPlayer.ts';
import { useDraft } from './useDraft.ts';
import { useAmbiguousAmountText, useAmountReader } from '@lobby/money';
import { useProblemTexts } from './useRegistrationTexts.ts';

const registerPlayer = command(RegisterPlayer, {
  rejections: registrationRejections,
  complete: true,
  context: idempotent,
});

const fieldSchema = v.object({ field: v.string() });

/** The form's name of a field that the platform has rejected. */
function rejectedField({ extensions }: Rejection): FieldName | undefined {
  const parsed = v.safeParse(fieldSchema, extensions[0]);
  const name = parsed.success ? parsed.output.field : undefined;
  return name === 'depositLimits' ? limitFields.Day : fieldNames.find((each) => each === name);
}

/** What is typed on one page of the form. */
export type Typed = Partial<Record<FieldName, string>>;

/** A page that opened by itself, as something on it is wrong; `id` makes each a page of its own. */
interface OpenedPage {
  id: number;
  step: number;
  errors: Typed;
}

const pick = (values: Values, names: readonly FieldName[]): Typed =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export interface RegistrationFormProps {
  flow: RegistrationFlow;
  /** Whether players of the country sign in with a password. */
  hasPassword: boolean;
  /** The sign-in that the registration has begun with, where it needs one. */
  proven: ProvenSignIn | null;
  /** Back to that sign-in, with what is typed; `expired` by the platform. */
  proveAgain?: (reason: 'expired' | 'given up') => void;
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** The state of the form: what is typed, what is wrong with it, and the request, by `registrationMachine`. */
export function useRegistrationForm({ flow, hasPassword, proven, proveAgain }: RegistrationFormProps) {
  const { i18n } = useLingui();
  const { country, currency } = useMarket();
  const { license } = useLobby().settings;
  const locale = useLocale();
  const auth = useAuth();
  const client = useDataClient();
  const [draft, setDraft] = useDraft();
  const { values, choices } = draft;
  const texts = useProblemTexts();
  const readAmount = useAmountReader();
  const ambiguousText = useAmbiguousAmountText(currency);

  const steps = stepsOf(flow, sectionsOf({ flow, country, hasPassword, proven: proven?.who.by ?? null }));
  const fieldsOf = (step: number): FieldName[] => (steps[step] ?? []).flatMap(({ fields }) => fields);
  const shown = steps.flatMap((_, step) => fieldsOf(step));
  const tag = languageTag((i18n.locale || 'en') as Locale);
  const circumstances = (): Circumstances => ({
    country,
    languageTag: tag,
    now: Date.now() + platformClockOffset.get(),
    license,
  });
  function describe(problem: Problem, typed: string): string {
    if (problem !== 'ambiguous') return texts[problem];
    const amount = readAmount(typed);
    return 'readings' in amount ? ambiguousText(amount.readings) : texts.unreadable;
  }
  /** Texts by the names of those fields in which something is wrong. */
  const errorsIn = (fields: readonly FieldName[], all: Values): Typed =>
    Object.fromEntries(
      fields.flatMap((name) => {
        const problem = problemOf(name, all, circumstances());
        return problem === null ? [] : [[name, describe(problem, all[name])]];
      }),
    );
  const firstWrongStep = (all: Values): number =>
    steps.findIndex((_, each) => Object.keys(errorsIn(fieldsOf(each), all)).length > 0);
  const stepOf = (name: FieldName) => steps.findIndex((_, step) => fieldsOf(step).includes(name));

  function fieldOf(rejection: Rejection<RegistrationRejection>) {
    const name = rejection.type === 'RegistrationInvalid' ? rejectedField(rejection) : undefined;
    const step = name === undefined ? -1 : stepOf(name);
    return name === undefined || step < 0 ? null : { name, step };
  }

  async function register(registration: RegistrationInput): Promise<void> {
    try {
      const variables = { registrationId: draft.id, registration };
      const { registerPlayer: tokens } = await registerPlayer(latest.current.client, variables);
      madeChoices.set(latest.current.choices);
      auth.beginSession(tokens);
    } catch (error) {
      const rejection = error instanceof Rejection ? (error as Rejection<RegistrationRejection>) : null;
      if (rejection?.type === 'ProofExpired') proveAgain?.('expired');
      // Nothing is wrong with a field: the registration itself can no longer be used.
      if (rejection?.type === 'RegistrationInvalid' && fieldOf(rejection) === null)
        setDraft((before) => ({ ...before, id: crypto.randomUUID() }));
      throw error;
    }
    session.remove('registrationDraft');
  }

  const [firstStep] = useState(() => {
    const incomplete = firstWrongStep(values);
    return Math.min(draft.step, incomplete < 0 ? steps.length - 1 : incomplete);
  });
  const latest = useRef({ register, fieldOf, client, choices });
  useEffect(() => {
    latest.current = { register, fieldOf, client, choices };
  });
  const [state, send, actor] = useMachine(registrationMachine, {
    input: {
      steps: steps.length,
      step: firstStep,
      register: (registration) => latest.current.register(registration),
      fieldOf: (rejection) => latest.current.fieldOf(rejection),
    },
  });
  const { step, rejected } = state.context;
  const isBusy = state.hasTag('busy') || state.matches('done');

  const [opened, setOpened] = useState<OpenedPage | null>(null);
  /** The head of a step gets the focus; a new object each time. */
  const [focus, setFocus] = useState<object | null>(null);

  const goTo = (event: { type: 'NEXT' | 'BACK' }) => {
    setOpened(null);
    send(event);
    setFocus({});
  };
  /** Shows what is wrong on a step, which opens unless it is in sight. */
  function show(wrongStep: number, errors: Typed): FormErrors | undefined {
    if (wrongStep === step) return { fields: errors };
    if (actor.getSnapshot().context.step !== wrongStep) send({ type: 'OPEN', step: wrongStep });
    setOpened((before) => ({ id: (before?.id ?? 0) + 1, step: wrongStep, errors }));
    return undefined;
  }

  useEffect(
    function keepStep() {
      setDraft((before) => (before.step === step ? before : { ...before, step }));
    },
    [step, setDraft],
  );

  /** To the next step, or to the platform, unless something is wrong. */
  async function submit(typed: Typed): Promise<FormErrors | undefined> {
    if (step < steps.length - 1) {
      goTo({ type: 'NEXT' });
      return undefined;
    }
    const all = { ...values, ...typed };
    const wrongStep = firstWrongStep(all);
    if (wrongStep >= 0) return show(wrongStep, errorsIn(fieldsOf(wrongStep), all));
    const registration = registrationInput(all, shown, {
      flow,
      country,
      language: regionalCodes[locale],
      languageTag: tag,
      loginId: proven?.id ?? null,
    });
    send({ type: 'SUBMIT', registration });
    // Rejects where the page is left meanwhile.
    const settled = await waitFor(actor, (each) => !each.hasTag('busy')).catch(() => null);
    // The button stays busy until the new player's page is there.
    if (settled?.matches('done')) return new Promise(() => {});
    const field = settled?.context.rejected?.field;
    return field ? show(field.step, { [field.name]: texts.unusable }) : undefined;
  }

  const isOpened = opened?.step === step;
  return {
    country,
    values,
    choices,
    steps,
    step,
    status: state.value,
    rejected,
    isBusy,
    focus,
    page: `${step}-${isOpened ? opened.id : 0}`,
    initialErrors: isOpened ? opened.errors : undefined,
    /** Marketing is not a field of the form: nothing can be wrong with it. */
    defaultValues: pick(
      values,
      fieldsOf(step).filter((name) => name !== 'marketing'),
    ),
    change: (typed: Typed) => setDraft((before) => ({ ...before, values: { ...before.values, ...typed } })),
    choose: (changed: typeof choices) => setDraft((before) => ({ ...before, choices: changed })),
    /** What is wrong with a value, beside the others on its page. */
    validate: (name: FieldName) => (value: string, typed: Typed) =>
      errorsIn([name], { ...values, ...typed, [name]: value })[name],
    back: () => goTo({ type: 'BACK' }),
    submit,
  };
}
