import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as css from './Switch.css.ts';

/** Turns a setting on or off. */
export function Switch({
  label,
  hideLabel = false,
  hint,
  checked,
  onChange,
  disabled = false,
  name,
}: {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}) {
  const id = useId();
  const words = (
    <span className={css.text}>
      <span id={`${id}-label`}>{label}</span>
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </span>
  );
  return (
    <label className={css.row}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <Base.Root
        className={css.track}
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Base.Thumb className={css.thumb} />
      </Base.Root>
    </label>
  );
}
