import { useId, type ReactNode } from 'react';
import * as field from '../field/Field.css.ts';
import { FieldError } from '../field/Field.tsx';
import { cx } from '../internal/element.ts';
import * as css from './RadioGroup.css.ts';

interface RadioOption<T extends string> {
  value: T;
  label: string;
  hint?: ReactNode;
}

interface RadioGroupProps<T extends string> {
  label: string;
  options: readonly RadioOption<T>[];
  /** Null: none is chosen yet. */
  value: T | null;
  onChange: (value: T) => void;
  error?: string;
  disabled?: boolean;
  /** Side by side where there is room, for short words. */
  inline?: boolean;
}

/** Chooses one of a few options, all in sight. Arrow keys move between them. */
export function RadioGroup<T extends string>({
  label,
  options,
  value,
  onChange,
  error,
  disabled = false,
  inline = false,
}: RadioGroupProps<T>) {
  const id = useId();
  return (
    <fieldset
      className={cx(css.group, inline && css.inline)}
      disabled={disabled}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={field.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            className={css.control}
            onChange={() => onChange(option.value)}
          />
          <span className={css.text}>
            <span>{option.label}</span>
            {option.hint && (
              <span id={`${id}-${option.value}`} className={field.hint}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
