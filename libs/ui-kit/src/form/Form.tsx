import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { SummaryContext } from '../field/Field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import * as css from './Form.css.ts';
import { LabelContext, SendingContext } from './useFormField.ts';

declare global {
  interface Window {
    /** Stored by the inline script of prerendered pages: a form that was sent before its part of the page was hydrated. */
    earlySubmit?: HTMLFormElement;
  }
}

/** Why a form was not taken: what is wrong with which field, and what belongs to none. */
export interface FormErrors {
  fields?: Readonly<Record<string, string>>;
  form?: string;
}

interface FormProps<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Sends the values; resolves to the errors of the server, or to nothing once they are taken. What was typed stays. */
  onSubmit: (values: Values) => Promise<FormErrors | undefined>;
  /** Called with each change. */
  onChange?: (values: Values) => void;
  /** Above the list of what is wrong. */
  summaryTitle: string;
  /** In its place: what belongs to no field, for as long as it is given. */
  problem?: ReactNode;
  /** What is known to be wrong from the start, such as on an earlier page of the form. */
  initialErrors?: FormErrors['fields'];
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

const firstOf = (errors: FormErrors['fields'] = {}): { on: string } | null => {
  const [on] = Object.keys(errors);
  return on === undefined ? null : { on };
};

/**
 * Some browsers and password managers fill fields in without an event that React observes: what is shown would
 * be neither checked nor sent. React ignores the event of an input whose value it knows; a select has its value again.
 */
function takeFilledIn(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const type = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * A form that is sent once, however often its button is pressed. Fields are checked when it is sent, then while they are
 * corrected: each error stands beside its field and in a summary, which announces it, and the first field that has one gets the focus.
 */
export function Form<Values extends FieldValues>({
  defaultValues,
  onSubmit,
  onChange,
  summaryTitle,
  problem,
  initialErrors,
  label,
  children,
}: FormProps<Values>) {
  const form = useForm<FieldValues>({ defaultValues, mode: initialErrors ? 'onChange' : 'onSubmit' });
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  /** The field that gets the focus once it can have it; a new object each time. */
  const [focus, setFocus] = useState(() => firstOf(initialErrors));
  useEffect(
    function moveFocus() {
      if (focus) form.setFocus(focus.on);
    },
    [focus, form],
  );
  function setErrors(errors: FormErrors['fields'] = {}) {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
  }
  const setInitialErrors = useEffectEvent(() => setErrors(initialErrors));
  useEffect(() => setInitialErrors(), []);
  const tellChange = useEffectEvent((values: FieldValues) => onChange?.(values as Values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tellChange(values) }),
    [form],
  );
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const [noteLabel] = useState(() => (name: string, text: string) => {
    setLabels((before) => new Map(before).set(name, text));
    return () => setLabels((before) => new Map([...before].filter(([each]) => each !== name)));
  });
  const checkAndSend = form.handleSubmit(async (values) => {
    setSending(true);
    const errors = await onSubmit(values as Values).finally(() => setSending(false));
    if (!errors) return;
    if (errors.form) form.setError('root.server', { type: 'server', message: errors.form });
    setErrors(errors.fields);
    setFocus(firstOf(errors.fields));
  });
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A disabled button is not enough: the next press may come before it is.
    if (isBusy.current) return;
    isBusy.current = true;
    if (element.current) takeFilledIn(element.current);
    await checkAndSend(event).finally(() => {
      isBusy.current = false;
    });
  }
  useEffect(function sendEarlySubmit() {
    if (!element.current || window.earlySubmit !== element.current) return;
    delete window.earlySubmit;
    // In a task of its own: React does not observe it within an effect.
    setTimeout(() => element.current?.requestSubmit());
  }, []);
  return (
    <FormProvider {...form}>
      {/* Should the browser send it, before the scripts are there, its values must not come into the address. */}
      <form ref={element} method="post" noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Summary title={summaryTitle} problem={problem} labels={labels} />
          <LabelContext value={noteLabel}>
            <SendingContext value={isSending}>
              <SummaryContext value>{children}</SummaryContext>
            </SendingContext>
          </LabelContext>
        </Stack>
      </form>
    </FormProvider>
  );
}

interface SummaryProps {
  title: string;
  problem: ReactNode;
  /** Of the fields in sight, in their order. */
  labels: ReadonlyMap<string, string>;
}

/** What is wrong, by the names of the fields; each entry leads to its field. */
function Summary({ title, problem, labels }: SummaryProps) {
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const entries = [...labels].flatMap(([name, label]) => {
    const error = errors[name];
    return error ? [{ name, text: `${label}: ${String(error.message ?? '')}` }] : [];
  });
  const serverMessage = errors.root?.['server']?.message;
  const message = problem ?? (serverMessage && <Text weight="bold">{serverMessage}</Text>);
  if (!message && entries.length === 0) return null;
  return (
    <div role="alert">
      <Card padding="sm">
        <Stack gap="xs">
          {message ?? <Text weight="bold">{title}</Text>}
          {entries.length > 0 && (
            <ul>
              {entries.map(({ name, text }) => (
                <li key={name}>
                  <button type="button" className={css.entry} onClick={() => setFocus(name)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** What is typed in a field of the form around it, for parts of the form that say something of it. */
export const useFormValue = (name: string): string => String(useWatch({ name }) ?? '');

/** Sends the form around it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
