import { useState } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './Money.css.ts';

/** A formatted amount of money. With `live` it flashes when it changes; changes during a flash start no other. */
export function Money({
  children,
  live = false,
  reserved = false,
  size = 'inherit',
}: {
  /** The amount, formatted with its currency; absent while it is not known, where it is `reserved`. */
  children?: string;
  live?: boolean;
  /** Shows a placeholder while the amount is not known, and takes at least its room, so that nothing moves when it comes. */
  reserved?: boolean;
  size?: keyof typeof css.sizes;
}) {
  const [seen, setSeen] = useState({ value: children, flashes: false });
  if (seen.value !== children) setSeen({ value: children, flashes: live && seen.value !== undefined });
  const endFlash = () => setSeen(({ value }) => ({ value, flashes: false }));
  return (
    <span className={cx(css.money, css.sizes[size], reserved && css.reserved)} translate="no">
      {seen.flashes && <span aria-hidden className={css.glow} onAnimationEnd={endFlash} />}
      <span>{children}</span>
    </span>
  );
}
