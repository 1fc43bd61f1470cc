import { createContext, use, useEffect } from 'react';
import { useController } from 'react-hook-form';

/** Registers the field with the form around it; returns how to take that back. */
export const LabelContext = createContext<(name: string, label: string) => () => void>(() => () => undefined);

/** Whether the form around a field is being sent. */
export const SendingContext = createContext(false);

export interface FormFieldOptions {
  name: string;
  /** Names the field in the summary of what is wrong. */
  label: string;
  /** What is wrong with a value, if anything, beside the other values of the form. */
  validate?: (value: string, values: Readonly<Record<string, string>>) => string | undefined;
  /** Fields that are checked again with this one. */
  checkWith?: readonly string[];
}

/** One value of the form around it. */
export function useFormField({ name, label, validate, checkWith }: FormFieldOptions) {
  const noteLabel = use(LabelContext);
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (value: string, values: Readonly<Record<string, string>>) => validate?.(value, values) ?? true,
      deps: checkWith && [...checkWith],
    },
  });
  useEffect(() => noteLabel(name, label), [noteLabel, name, label]);
  return {
    ...field,
    value: String(field.value ?? ''),
    error: fieldState.error?.message,
    /** What is being sent cannot be changed. */
    isSending: use(SendingContext),
  };
}
