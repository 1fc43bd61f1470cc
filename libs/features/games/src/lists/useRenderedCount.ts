import { useFirstValue } from '@lobby/runtime';
import { useDeferredValue } from 'react';

/**
 * How many of a list's tiles to render: the first ones at once, so that a page which a link opens is there soon, and the
 * rest after them, in slices. A prerendered page has all of them.
 */
export function useRenderedCount(count: number, first: number): number {
  const isServed = useFirstValue(() => false, true);
  const deferred = useDeferredValue(count, isServed ? undefined : 0);
  return Math.max(deferred, Math.min(count, first));
}
