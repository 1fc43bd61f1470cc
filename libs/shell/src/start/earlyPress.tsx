import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Stored by the inline script of prerendered pages, which delays presses: the last button. Null ends it. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Presses the button that was pressed last, or the one of the same name that has replaced it. From now on React handles
 * presses.
 */
export function replayEarlyPress(): void {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  if (!pressed) return;
  const isSame = (button: HTMLElement) => nameOf(button) === nameOf(pressed);
  const button = pressed.isConnected ? pressed : [...document.querySelectorAll('button')].find(isSame);
  button?.click();
}

const nameOf = (button: HTMLElement): string | null => button.getAttribute('aria-label') ?? button.textContent;

/** Around the app: calls back once it is hydrated, or has replaced the frame of a player's page. */
export function WhenMounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(
    function callBack() {
      // In a task of its own: within an effect React cannot hydrate the part around a pressed button, and drops the event.
      setTimeout(onMounted);
    },
    [onMounted],
  );
  return children;
}
