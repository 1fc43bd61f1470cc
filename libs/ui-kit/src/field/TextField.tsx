import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
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
  /** Number of lines; makes it a text area. */
  rows?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text, or several, with label, hint and error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  optionalLabel,
  value,
  onChange,
  prefix,
  suffix,
  rows,
  ref,
  type = 'text',
  inputMode,
  ...rest
}: TextFieldProps) {
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
          {rows ? (
            <textarea
              {...control}
              {...rest}
              rows={rows}
              value={value}
              className={css.area}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <input
              {...control}
              {...rest}
              ref={ref}
              type={type}
              inputMode={inputMode}
              value={value}
              className={css.input}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          {suffix && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
