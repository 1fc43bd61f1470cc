import { useState } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Money.css.ts';

/** An amount, formatted by its owner. A live one flashes when it changes. */
export function Money({
  children,
  live = false,
  size = 'inherit',
}: {
  /** The amount as players read it, currency and all. */
  children: string;
  live?: boolean;
  size?: keyof typeof css.sizes;
}) {
  const [seen, setSeen] = useState({ value: children, changes: 0 });
  if (seen.value !== children) setSeen({ value: children, changes: seen.changes + 1 });
  return (
    <span className={cx(css.money, css.sizes[size])}>
      {live && seen.changes > 0 && <span key={seen.changes} aria-hidden className={css.glow} />}
      {children}
    </span>
  );
}
