import { cleanText } from '@lobby/runtime';
import { type ComponentProps, useId, useRef } from 'react';
import * as fieldCss from '../field/Field.css.ts';
import { Field, FieldError } from '../field/Field.tsx';
import { useTypedText } from '../field/useTypedText.ts';
import { Stack } from '../layout/layout.tsx';
import * as radio from '../radioGroup/RadioGroup.css.ts';
import * as css from './Form.css.ts';
import { type FormFieldOptions, useFormField } from './useFormField.ts';

interface FormDateFieldProps extends FormFieldOptions {
  /** Labels of the three inputs. */
  parts: { day: string; month: string; year: string };
  required?: boolean;
  /** Such as `bday`, for `bday-day` and so on. */
  autoComplete?: string;
}

const partNames = ['day', 'month', 'year'] as const;

/**
 * A day of long ago, which nobody looks for in a calendar, in the form around it. Its value is day, month and year as they are
 * typed, with commas between them.
 */
export function FormDateField({ parts, required = false, autoComplete, ...options }: FormDateFieldProps) {
  const { isSending, value, onChange, onBlur, error, ref } = useFormField(options);
  const id = useId();
  const typed = value.split(',');
  const describedBy = error ? id : undefined;
  const group = useRef<HTMLFieldSetElement>(null);
  /** The other parts are what is in sight: a browser may have filled them in without an event. */
  function change(changed: number, text: string) {
    const inSight = [...(group.current?.querySelectorAll('input') ?? [])].map((input) => cleanText(input.value));
    const next = inSight.map((part, index) => (index === changed ? text : part).replaceAll(',', ''));
    onChange(next.every((part) => part === '') ? '' : next.join(','));
  }
  return (
    <fieldset ref={group} className={radio.group} aria-describedby={describedBy}>
      <legend className={css.legend}>{options.label}</legend>
      <Stack gap="xs">
        <div className={css.date}>
          {partNames.map((part, index) => (
            <Field key={part} label={parts[part]} required={required}>
              {(control) => (
                <div className={fieldCss.frame} data-invalid={error ? '' : undefined}>
                  <DateInput
                    {...control}
                    ref={index === 0 ? ref : undefined}
                    className={fieldCss.input}
                    name={autoComplete && `${autoComplete}-${part}`}
                    inputMode="numeric"
                    autoComplete={autoComplete && `${autoComplete}-${part}`}
                    maxLength={part === 'year' ? 4 : 2}
                    value={typed[index] ?? ''}
                    readOnly={isSending}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={describedBy}
                    onBlur={onBlur}
                    onChange={(text) => change(index, text)}
                  />
                </div>
              )}
            </Field>
          ))}
        </div>
        {error && <FieldError id={id} text={error} />}
      </Stack>
    </fieldset>
  );
}

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> &
  Parameters<typeof useTypedText>[0];

function DateInput({ value, onChange, onBlur, ...rest }: DateInputProps) {
  return <input {...rest} {...useTypedText({ value, onChange, onBlur })} />;
}
