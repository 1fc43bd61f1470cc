import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useFirstValue } from './store.ts';
import { timings } from './timings.ts';

/** Boundaries on a prerendered page whose content React has not hydrated yet. */
const dehydrated = new Set<object>();
let waiting: (() => void)[] = [];

function runWhenHydrated(): void {
  if (dehydrated.size > 0) return;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

function noteHydrated(boundary: object): void {
  dehydrated.delete(boundary);
  runWhenHydrated();
}

/**
 * Runs a task once the whole page is hydrated: React hydrates the content of a Suspense boundary later than what is around it. It
 * waits a few seconds at most, as the code of one part may never come. To be called after the root has been mounted.
 */
export function whenHydrated(task: () => void): void {
  const run = () => {
    clearTimeout(timer);
    waiting = waiting.filter((each) => each !== run);
    task();
  };
  const timer = setTimeout(run, timings.hydrationLimit);
  waiting.push(run);
  runWhenHydrated();
}

interface SuspenseBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's `Suspense`, for which {@link whenHydrated} waits. */
export function SuspenseBoundary({ fallback, children }: SuspenseBoundaryProps) {
  const isServed = useFirstValue(() => false, true);
  const [boundary] = useState<object>(() => ({}));
  useLayoutEffect(
    function waitForContent() {
      if (!isServed) return undefined;
      dehydrated.add(boundary);
      return () => noteHydrated(boundary);
    },
    [isServed, boundary],
  );
  return (
    <Suspense fallback={fallback}>
      {children}
      {isServed && <Hydrated boundary={boundary} />}
    </Suspense>
  );
}

/** The last of a boundary's content. */
function Hydrated({ boundary }: { boundary: object }): null {
  useEffect(() => noteHydrated(boundary), [boundary]);
  return null;
}
