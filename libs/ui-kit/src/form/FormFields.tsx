import { cleanText } from '@lobby/runtime';
import { type ComponentProps, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as fieldCss from '../field/Field.css.ts';
import { Field, FieldError } from '../field/Field.tsx';
import { TextField } from '../field/TextField.tsx';
import * as radio from '../radioGroup/RadioGroup.css.ts';
import * as css from './Form.css.ts';
import { type FormFieldOptions, useFormField } from './useFormField.ts';

type TextProps = FormFieldOptions &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name'>;

/** A text field of the form around it. */
export function FormTextField({ name, validate, checkWith, ...rest }: TextProps) {
  const { isSending, ...field } = useFormField({ name, label: rest.label, validate, checkWith });
  const input = useRef<HTMLInputElement>(null);
  const isVerbatim = rest.verbatim ?? rest.type === 'password';
  const takeTyped = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    const typed = isVerbatim ? text : cleanText(text);
    if (typed !== '' && typed !== field.value) field.onChange(typed);
  });
  // What was typed on a prerendered page, before the next render overwrites it.
  useLayoutEffect(() => takeTyped(), []);
  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    field.ref(element);
  };
  return <TextField {...rest} {...field} ref={setInput} readOnly={rest.readOnly || isSending} />;
}

interface CheckboxProps extends FormFieldOptions {
  /** Beside the box; `label` names it in the summary of what is wrong. */
  text: string;
  required?: boolean;
  /** Below it and not part of the target, such as a link. */
  children?: ReactNode;
}

/** Something to agree to, in the form around it. Its value is `yes` while it is ticked, else empty. */
export function FormCheckbox({ text, required = false, children, ...options }: CheckboxProps) {
  const { isSending, value, onChange, error, ...field } = useFormField(options);
  const id = useId();
  return (
    <div>
      <label className={radio.option}>
        <input
          {...field}
          type="checkbox"
          className={css.checkbox}
          required={required}
          checked={value === 'yes'}
          disabled={isSending}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
        <span className={radio.text}>{text}</span>
      </label>
      {children}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

interface SelectProps extends FormFieldOptions {
  options: readonly { value: string; label: string }[];
  /** Of the empty value. */
  placeholder: string;
  required?: boolean;
  autoComplete?: string;
}

/** One of a list, in the form around it: the browser's own list, which it also fills in. */
export function FormSelect({ options, placeholder, required, autoComplete, ...rest }: SelectProps) {
  const { isSending, error, ...field } = useFormField(rest);
  return (
    <Field label={rest.label} error={error} required={required}>
      {(control) => (
        <div className={fieldCss.frame} data-invalid={error ? '' : undefined}>
          <select {...control} {...field} className={css.select} autoComplete={autoComplete} disabled={isSending}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
