import { useLingui } from '@lingui/react/macro';
import { SessionNotKept, useAuth } from '@lobby/auth';
import { type Locale, regionalCodes } from '@lobby/contracts';
import { idempotent, toLobbyError, useDataClient, withoutBearer } from '@lobby/data';
import { useLobby } from '@lobby/host';
import { languageTag } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { platformClockOffset } from '@lobby/runtime';
import { session } from '@lobby/storage';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { madeChoices } from './choices.ts';
import { type FieldName, fieldNames, limitFields, sectionsOf, stepsOf } from './fields.ts';
import { type Problem, problemOf } from './problems.ts';
import {
  registrationMachine,
  RegistrationNotKept,
  RegistrationRefused,
  registrationRefusals,
} from './registration.machine.ts';
import type { RegistrationProps } from './RegistrationProps.ts';
import { registrationInput, type RegistrationInput } from './registrationInput.ts';
import { RegisterPlayer } from './RegisterPlayer.ts';
import { useDraft } from './useDraft.ts';

const fieldError = v.object({ graphQLErrors: v.tuple([v.object({ extensions: v.object({ field: v.string() }) })]) });

/** The form's name of a field that the platform has refused. */
function refusedField(error: unknown): FieldName | undefined {
  const parsed = v.safeParse(fieldError, error);
  const name = parsed.success ? parsed.output.graphQLErrors[0].extensions.field : undefined;
  return name === 'depositLimits' ? limitFields.Day : fieldNames.find((each) => each === name);
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** The state of the form: what is typed, what is wrong with it, and the request, by `registrationMachine`. */
export function useRegistrationForm({ flow, hasPassword }: RegistrationProps) {
  const { i18n } = useLingui();
  const { country } = useMarket();
  const { license } = useLobby().settings;
  const locale = useLocale();
  const auth = useAuth();
  const client = useDataClient();
  const [draft, setDraft] = useDraft();
  const { values, choices } = draft;
  /** Fields whose problems are shown. */
  const [checked, setChecked] = useState<ReadonlySet<FieldName>>(new Set());
  /** What the platform has refused, as long as it is unchanged. */
  const [refused, setRefused] = useState<{ name: FieldName; value: string } | null>(null);

  const steps = stepsOf(flow, sectionsOf(flow, country, hasPassword));
  const fieldsOf = (step: number): FieldName[] => (steps[step] ?? []).flatMap(({ fields }) => fields);
  const asked = steps.flatMap((_, step) => fieldsOf(step));
  const tag = languageTag((i18n.locale || 'en') as Locale);
  const problemIn = (name: FieldName): Problem | null =>
    problemOf(name, values, { country, languageTag: tag, now: Date.now() + platformClockOffset.get(), license });
  const firstProblem = (fields: readonly FieldName[]) => fields.find((name) => problemIn(name) !== null);
  const stepOf = (name: FieldName) => steps.findIndex((_, step) => fieldsOf(step).includes(name));

  async function register(registration: RegistrationInput): Promise<void> {
    const variables = { registrationId: draft.id, registration };
    const context = { ...idempotent, ...withoutBearer };
    const { data, error } = await latest.current.client.urql.mutation(RegisterPlayer, variables, context).toPromise();
    if (data && !error) {
      madeChoices.set(latest.current.choices);
      try {
        auth.beginSession(data.registerPlayer);
      } catch (notKept) {
        throw notKept instanceof SessionNotKept ? new RegistrationNotKept() : notKept;
      }
      session.remove('registrationDraft');
      return;
    }
    const types = error ? toLobbyError(error).types : [];
    const refusal = registrationRefusals.find((type) => types.includes(type));
    if (!refusal) throw error ?? new Error('The platform did not answer.');
    const name = refusal === 'RegistrationInvalid' ? refusedField(error) : undefined;
    const step = name === undefined ? -1 : stepOf(name);
    // Nothing is wrong with a field: the registration itself can no longer be used.
    if (refusal === 'RegistrationInvalid' && step < 0) setDraft((before) => ({ ...before, id: crypto.randomUUID() }));
    throw new RegistrationRefused(refusal, name === undefined || step < 0 ? null : { name, step });
  }

  const [firstStep] = useState(() => {
    const incomplete = steps.findIndex((_, step) => firstProblem(fieldsOf(step)) !== undefined);
    return Math.min(draft.step, incomplete < 0 ? steps.length - 1 : incomplete);
  });
  const latest = useRef({ register, client, choices });
  useEffect(() => {
    latest.current = { register, client, choices };
  });
  const [state, send] = useMachine(registrationMachine, {
    input: { steps: steps.length, step: firstStep, register: (registration) => latest.current.register(registration) },
  });
  const { step, refused: refusal } = state.context;
  const isBusy = state.hasTag('busy') || state.matches('done');

  /** Where the focus goes next: to a field, or to the head of a step; a new object each time. */
  const [focus, setFocus] = useState<{ on: FieldName | 'step' } | null>(null);

  const refusedNow = refusal?.field ?? null;
  const [seenRefusal, setSeenRefusal] = useState(refusal);
  if (refusal !== seenRefusal) {
    setSeenRefusal(refusal);
    if (refusedNow) {
      setRefused({ name: refusedNow.name, value: values[refusedNow.name] });
      setFocus({ on: refusedNow.name });
    }
  }

  const goTo = (event: Parameters<typeof send>[0]) => {
    send(event);
    setFocus({ on: 'step' });
  };
  /** Shows what is wrong with fields; true if nothing is. */
  function check(fields: readonly FieldName[]): boolean {
    setChecked(new Set([...checked, ...fields]));
    const wrong = firstProblem(fields);
    if (wrong === undefined) return true;
    if (stepOf(wrong) !== step) send({ type: 'OPEN', step: stepOf(wrong) });
    setFocus({ on: wrong });
    return false;
  }

  useEffect(
    function keepStep() {
      setDraft((before) => (before.step === step ? before : { ...before, step }));
    },
    [step, setDraft],
  );

  return {
    flow,
    country,
    values,
    choices,
    steps,
    step,
    asked,
    status: state.value,
    refusal,
    isBusy,
    focus,
    setFocus,
    change(name: FieldName, value: string) {
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    },
    choose: (changed: typeof choices) => setDraft((before) => ({ ...before, choices: changed })),
    /** What is wrong with a field, once it was checked or refused. */
    problem(name: FieldName): Problem | null {
      if (refused?.name === name && refused.value === values[name]) return 'unusable';
      return checked.has(name) ? problemIn(name) : null;
    },
    back: () => goTo({ type: 'BACK' }),
    /** To the next step, or to the platform, unless something is wrong. */
    proceed() {
      if (isBusy) return;
      if (step < steps.length - 1) {
        if (check(fieldsOf(step))) goTo({ type: 'NEXT' });
        return;
      }
      if (!check(asked)) return;
      const language = regionalCodes[locale];
      const registration = registrationInput(values, asked, { flow, country, language, languageTag: tag });
      send({ type: 'SUBMIT', registration });
    },
  };
}
