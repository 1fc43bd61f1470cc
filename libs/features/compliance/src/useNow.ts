import { useEffect, useState } from 'react';

/** The time, anew every `stepMs`; in ms since 1970. */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(Date.now()), stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return now;
}
