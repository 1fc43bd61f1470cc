import type { ReactNode } from 'react';
import { region } from './ToastRegion.css.ts';

/**
 * Where toasts appear: below the bars at the top of a page ({@link placeToastsBelow}), and above a dialog, which makes room for them.
 * The one live region of them all, and in the page before any of them: screen readers announce what comes into it. A modal
 * dialog, which hides the page around it from them, leaves what has `aria-live` alone.
 */
export function ToastRegion({
  urgent = false,
  children,
}: {
  /** What comes interrupts what is being read. */
  urgent?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={region} role="log" aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </div>
  );
}
