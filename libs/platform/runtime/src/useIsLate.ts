import { useEffect, useState } from 'react';

/** Whether `isWaiting` has been true for longer than `delay` ms, since the component's first render or since it became true. */
export function useIsLate(delay: number, isWaiting = true): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(
    function startTimer() {
      if (!isWaiting) return undefined;
      const timer = setTimeout(() => setIsLate(true), delay);
      return () => {
        clearTimeout(timer);
        setIsLate(false);
      };
    },
    [delay, isWaiting],
  );
  return isWaiting && isLate;
}
