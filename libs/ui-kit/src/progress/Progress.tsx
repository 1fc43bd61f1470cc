import { Progress as Base } from '@base-ui/react/progress';
import { cx, inlineVars } from '../internal/element.ts';
import { visuallyHidden } from '../layout/layout.css.ts';
import * as css from './Progress.css.ts';

/** A progress bar; indeterminate without `value`. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
}: {
  label: string;
  hideLabel?: boolean;
  value?: number;
  max?: number;
  /** The value as text, shown and announced instead of a percentage. */
  valueText?: string;
}) {
  const known = value !== undefined;
  const reached = known ? Math.min(max, Math.max(0, value)) : null;
  const share = reached === null || max <= 0 ? undefined : String(reached / max);
  return (
    <Base.Root className={css.progress} value={reached} max={max} aria-valuetext={valueText}>
      <div className={cx(css.head, hideLabel && visuallyHidden)}>
        <Base.Label>{label}</Base.Label>
        {valueText && <span className={css.value}>{valueText}</span>}
      </div>
      <Base.Track className={css.track}>
        {/* A share of any value: no prerendered page has a progress bar. */}
        {/* oxlint-disable-next-line react/forbid-dom-props */}
        <span className={cx(css.bar, !known && css.unknown)} style={inlineVars({ [css.share]: share })} />
      </Base.Track>
    </Base.Root>
  );
}
