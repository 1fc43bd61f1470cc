import type { ReactNode } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './Badge.css.ts';

/** A short label for the status or kind of the element next to it. */
export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: keyof typeof css.tones;
  /** A dot before the label, for something that is live. */
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.badge, css.tones[tone])}>
      {dot && <span aria-hidden className={css.dot} />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
