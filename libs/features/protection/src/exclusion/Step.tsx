import type { ReactNode } from 'react';
import * as css from './exclusion.css.ts';

const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/** A step that replaces another one: it takes the focus, whose button has gone, and is read from its beginning. */
export function Step({ children }: { children: ReactNode }) {
  return (
    <div ref={focusAtOnce} tabIndex={-1} className={css.step}>
      {children}
    </div>
  );
}
