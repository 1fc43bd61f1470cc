import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Kept by the inline script of prerendered pages, which holds presses back: the last button. Null ends it. */
    earlyPress?: HTMLElement | null;
  }
}

/** Presses the button that the visitor has pressed last, if it is still there. From now on React hears of presses. */
export function releaseEarlyPress(): void {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  pressed?.click();
}

/** Around a prerendered page: calls back once it is hydrated. */
export function WhenHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(
    function callBack() {
      // In a task of its own: within an effect React cannot hydrate the part around a pressed button, and drops the event.
      setTimeout(onHydrated);
    },
    [onHydrated],
  );
  return children;
}
