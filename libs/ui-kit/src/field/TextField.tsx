import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { useTypedText } from './useTypedText.ts';

interface TextFieldProps extends FieldProps {
  value: string;
  /** Gets what is typed without invisible characters and white space around it, in plain forms (`cleanText`). */
  onChange: (value: string) => void;
  /** Every character that is typed counts; as of a password. */
  verbatim?: boolean;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date';
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  /** Of a date: the last one; years that are typed have no more digits than its year. */
  max?: string;
  /** Before and after the value: an icon, a currency, a button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with label, hint and error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  optionalLabel,
  value,
  onChange,
  onBlur,
  prefix,
  suffix,
  ref,
  type = 'text',
  verbatim = type === 'password',
  inputMode,
  ...rest
}: TextFieldProps) {
  const typed = useTypedText({ value, onChange, onBlur, verbatim });
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={required}
      optionalLabel={optionalLabel}
    >
      {(control) => (
        <div className={css.frame} data-invalid={error ? '' : undefined} data-disabled={rest.disabled ? '' : undefined}>
          {prefix && <span className={css.affix}>{prefix}</span>}
          <input {...control} {...rest} {...typed} ref={ref} type={type} inputMode={inputMode} className={css.input} />
          {suffix && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
