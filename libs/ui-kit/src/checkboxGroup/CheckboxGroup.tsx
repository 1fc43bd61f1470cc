import { useId, type ReactNode } from 'react';
import * as field from '../field/Field.css.ts';
import { cx } from '../internal/element.ts';
import * as radio from '../radioGroup/RadioGroup.css.ts';
import * as css from './CheckboxGroup.css.ts';

interface CheckboxOption {
  value: string;
  label: string;
  /** After the label, such as a number. */
  note?: string;
  disabled?: boolean;
  /** Beside the label and not part of the target, such as an `InfoTip`. */
  aside?: ReactNode;
}

interface CheckboxGroupProps {
  label: string;
  options: readonly CheckboxOption[];
  /** What is ticked. */
  values: readonly string[];
  /** Called with all that is ticked then, in the order of the options. */
  onChange: (values: string[]) => void;
  disabled?: boolean;
}

/** Chooses any number of a few options, all in sight. */
export function CheckboxGroup({ label, options, values, onChange, disabled = false }: CheckboxGroupProps) {
  const id = useId();
  function toggle(toggled: string) {
    const ticked = (value: string) => values.includes(value) !== (value === toggled);
    onChange(options.map(({ value }) => value).filter(ticked));
  }
  return (
    <fieldset className={radio.group} disabled={disabled}>
      <legend className={field.label}>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={css.line}>
          <label className={cx(radio.option, option.disabled && css.disabled)}>
            <input
              type="checkbox"
              name={id}
              value={option.value}
              checked={values.includes(option.value)}
              disabled={option.disabled}
              className={radio.control}
              onChange={() => toggle(option.value)}
            />
            <span className={radio.text}>{option.label}</span>
            {option.note !== undefined && <span className={field.hint}>{option.note}</span>}
          </label>
          {option.aside}
        </div>
      ))}
    </fieldset>
  );
}
