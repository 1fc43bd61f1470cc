import { useState } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './Money.css.ts';

/** A formatted amount of money. With `live` it flashes when it changes. */
export function Money({
  children,
  live = false,
  size = 'inherit',
}: {
  /** The amount, formatted with its currency. */
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
