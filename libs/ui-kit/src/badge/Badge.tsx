import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Badge.css.ts';

/** A short word about the thing it sits on. */
export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: keyof typeof css.tones;
  /** A mark before the word, for what is going on now. */
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.badge, css.tones[tone])}>
      {dot && <span aria-hidden className={css.dot} />}
      <span className={css.word}>{children}</span>
    </span>
  );
}
