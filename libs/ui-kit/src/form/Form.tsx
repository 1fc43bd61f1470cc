import { useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, useController, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { TextField } from '../field/TextField.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import * as css from './Form.css.ts';

/** Why a form was not taken: what is wrong with which field, and what belongs to none. */
export interface FormErrors {
  fields?: Readonly<Record<string, string>>;
  form?: string;
}

interface FormProps<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Sends the values; resolves to the errors of the server, or to nothing once they are taken. What was typed stays. */
  onSubmit: (values: Values) => Promise<FormErrors | undefined>;
  /** Above the list of what is wrong. */
  summaryTitle: string;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * A form that is sent once, however often its button is pressed. Fields are checked when it is sent, then while they are
 * corrected: each error stands beside its field and in a summary, and the first field that has one gets the focus.
 */
export function Form<Values extends FieldValues>({
  defaultValues,
  onSubmit,
  summaryTitle,
  label,
  children,
}: FormProps<Values>) {
  const form = useForm<FieldValues>({ defaultValues });
  const isSending = useRef(false);
  const checkAndSend = form.handleSubmit(async (values) => {
    const errors = await onSubmit(values as Values);
    if (!errors) return;
    for (const [name, message] of Object.entries(errors.fields ?? {})) form.setError(name, { type: 'server', message });
    if (errors.form) form.setError('root.server', { type: 'server', message: errors.form });
    const [first] = Object.keys(errors.fields ?? {});
    if (first !== undefined) form.setFocus(first);
  });
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A disabled button is not enough: the next press may come before it is.
    if (isSending.current) return;
    isSending.current = true;
    await checkAndSend(event).finally(() => {
      isSending.current = false;
    });
  }
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Summary title={summaryTitle} />
          {children}
        </Stack>
      </form>
    </FormProvider>
  );
}

/** What is wrong, once the form was sent; each entry leads to its field. */
function Summary({ title }: { title: string }) {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const { root, ...fields } = errors;
  const entries = Object.entries(fields).map(([name, error]) => ({ name, message: String(error?.message ?? '') }));
  const serverMessage = root?.['server']?.message;
  if (submitCount === 0 || (entries.length === 0 && !serverMessage)) return null;
  return (
    <div role="alert">
      <Card padding="sm">
        <Stack gap="xs">
          <Text weight="bold">{serverMessage ?? title}</Text>
          {entries.length > 0 && (
            <ul>
              {entries.map(({ name, message }) => (
                <li key={name}>
                  <button type="button" className={css.entry} onClick={() => setFocus(name)}>
                    {message}
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

type FieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name'> & {
  name: string;
  /** What is wrong with a value, if anything. */
  validate?: (value: string) => string | undefined;
};

/** A text field of the form around it. */
export function FormTextField({ name, validate, ...rest }: FieldProps) {
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: string) => validate?.(value) ?? true },
  });
  return <TextField {...rest} {...field} value={String(field.value ?? '')} error={fieldState.error?.message} />;
}

/** What is typed in a field of the form around it, for parts of the form that say something of it. */
export const useFormValue = (name: string): string => String(useWatch({ name }) ?? '');

/** Sends the form around it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
