import { useEffect, useState } from 'react';

/** Between two keystrokes of one word, in ms. */
const pauseInTyping = 200;

/** The value once it has stopped changing; an empty one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(
    function follow() {
      const timer = setTimeout(() => setSettled(value), pauseInTyping);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return value === '' ? '' : settled;
}
