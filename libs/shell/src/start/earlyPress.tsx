import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Kept by an inline script of prerendered pages: the button that was pressed last. Null ends it. */
    earlyPress?: HTMLElement | null;
  }
}

/** The button that the visitor has pressed so far. From now on React hears of presses: to be called when it begins to hydrate. */
export function takeEarlyPress(): HTMLElement | null {
  const pressed = window.earlyPress ?? null;
  window.earlyPress = null;
  return pressed;
}

/** Around a prerendered page: calls back once it is hydrated. */
export function WhenHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
