import type { ReactNode } from 'react';
import { list } from './Toast.css.ts';

const root = () => document.documentElement.style;

/** Dialogs leave this much free at the upper edge, and keep more than half of a low window. */
function makeRoom(element: HTMLElement | null) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => root().setProperty('--messages', `min(${element.offsetHeight}px, 20dvh)`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    root().removeProperty('--messages');
  };
}

/** The toasts of a `ToastRegion`, one below the other. */
export function ToastList({ children }: { children: ReactNode }) {
  return (
    <div ref={makeRoom} className={list}>
      {children}
    </div>
  );
}
