import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import { visuallyHidden } from '../layout/layout.css.ts';
import * as css from './Field.css.ts';

/** Attributes that connect a control with its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}
export interface FieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Error message; marks the control invalid. */
  error?: string;
  required?: boolean;
  /** Shown beside the label of a field that is not required. */
  optionalLabel?: string;
}

/** Label, hint and error around any control. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  optionalLabel,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={cx(css.label, hideLabel && visuallyHidden)}>
        <span>{label}</span>
        {optionalLabel && <span className={css.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** Whether a summary of all fields around it announces what is wrong with each. */
export const SummaryContext = createContext(false);

/** What is wrong, beside the control that it describes. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} role={use(SummaryContext) ? undefined : 'alert'} className={css.error}>
      <Icon of={ErrorIcon} size="sm" />
      <span>{text}</span>
    </div>
  );
}
