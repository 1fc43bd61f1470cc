import type { ReactNode } from 'react';
import { region } from './ToastRegion.css.ts';

/**
 * Where toasts appear: below the bars at the top of a page ({@link placeToastsBelow}), and above a dialog, which makes room for them.
 * Stays in the page, empty too: screen readers hear what comes into it, and a modal dialog, which hides the page around
 * it from them, leaves live regions alone.
 */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={region} aria-live="polite">
      {children}
    </div>
  );
}
