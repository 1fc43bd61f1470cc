import { useEffect, useState } from 'react';

/** A value that stays on screen for a while after it is gone, so that it can leave. */
export function useDelayedRemoval<Value>(value: Value | null, ms: number): { shown: Value | null; isLeaving: boolean } {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const isLeaving = value === null && last !== null;
  useEffect(
    function leave() {
      if (!isLeaving) return undefined;
      const timer = setTimeout(() => setLast(null), ms);
      return () => clearTimeout(timer);
    },
    [isLeaving, ms],
  );
  return { shown: value ?? last, isLeaving };
}
