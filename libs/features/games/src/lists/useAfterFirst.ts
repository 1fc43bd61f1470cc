import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the whole of a list may be rendered that is another with each key, such as the results of a search: its first entries are on screen. Until then
 * a slow phone renders these alone.
 */
export function useAfterFirst(key: string): boolean {
  const [shown, setShown] = useState(key);
  useEffect(
    function renderTheRest() {
      const timer = setTimeout(() => startTransition(() => setShown(key)));
      return () => clearTimeout(timer);
    },
    [key],
  );
  return shown === key;
}
