import type { RegistrationChoices } from '@lobby/contracts';
import { session } from '@lobby/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { emptyValues, fieldNames, secrets, type Values } from './fields.ts';

interface Draft {
  /** Of the registration: sent again after a reload, it opens no second account. */
  id: string;
  values: Values;
  choices: RegistrationChoices;
  step: number;
}

const shortText = v.pipe(v.string(), v.maxLength(500));
const storedSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  values: v.record(shortText, shortText),
  jackpotContribution: v.optional(v.number()),
});

function readDraft(): Draft {
  const { success, output: stored } = v.safeParse(storedSchema, session.read('registrationDraft'));
  if (!success) return { id: crypto.randomUUID(), values: emptyValues, choices: {}, step: 0 };
  const { jackpotContribution } = stored;
  const entries = fieldNames.map((name) => [name, stored.values[name] ?? '']);
  return {
    id: stored.id,
    values: Object.fromEntries(entries) as Values,
    choices: jackpotContribution === undefined ? {} : { jackpotContribution },
    step: stored.step,
  };
}

/** What is typed, which a reload keeps but for the password and the personal number. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  useEffect(
    function keepDraft() {
      const { id, values, choices, step } = draft;
      const isStarted = step > 0 || Object.values(values).some((value) => value !== '');
      if (!isStarted && choices.jackpotContribution === undefined) return;
      const stored = Object.entries(values).filter(
        ([name, value]) => value !== '' && !secrets.some((each) => each === name),
      );
      session.write('registrationDraft', { id, step, values: Object.fromEntries(stored), ...choices });
    },
    [draft],
  );
  return [draft, setDraft] as const;
}
