import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '../timings.ts';

/**
 * Text that appears as the result of what a player has done, and is announced once screen readers are idle. They miss what comes
 * together with its live region: for them, not for the eye, the region is empty at first. A region that is there before its text
 * needs `role="status"` alone. Headings, to which the focus may go, do not belong in it.
 */
export function Status({ children }: { children: ReactNode }) {
  const [isExposed, setIsExposed] = useState(false);
  useEffect(function exposeText() {
    const timer = setTimeout(() => setIsExposed(true), timings.statusDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <div aria-hidden={isExposed ? undefined : true}>{children}</div>
    </div>
  );
}
