import { cleanText } from '@lobby/runtime';
import { type ChangeEvent, useState } from 'react';

interface TypedTextOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Every character counts, as in a password. */
  verbatim?: boolean;
}

/**
 * Of a text input, which reports what is typed as `cleanText` has it. The input shows what was typed until it is left, since a change under
 * the hand would move the caret and break off an input method.
 */
export function useTypedText({ value, onChange, onBlur, verbatim = false }: TypedTextOptions) {
  const [typed, setTyped] = useState(value);
  if (verbatim)
    return {
      value,
      onBlur,
      onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    };
  return {
    value: cleanText(typed) === value ? typed : value,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value);
      onChange(cleanText(event.target.value));
    },
    onBlur() {
      setTyped(value);
      onBlur?.();
    },
  };
}
