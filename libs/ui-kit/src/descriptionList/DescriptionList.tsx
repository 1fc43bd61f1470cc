import type { ReactNode } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './DescriptionList.css.ts';

/** Names with their values, one pair below the other; side by side where there is room. */
export function DescriptionList({
  short = false,
  children,
}: {
  /** Short values, which stand at the end of the line on phones, too. */
  short?: boolean;
  children: ReactNode;
}) {
  return <dl className={cx(css.list, short && css.short)}>{children}</dl>;
}

/** One pair of a `DescriptionList`. */
export function Description({
  term,
  hint,
  children,
}: {
  term: string;
  /** Below the value, in small type. */
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.pair}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        <div>{children}</div>
        {hint && <div className={css.hint}>{hint}</div>}
      </dd>
    </div>
  );
}
