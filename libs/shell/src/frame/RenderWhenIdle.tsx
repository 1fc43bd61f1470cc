import { whenIdle } from '@lobby/runtime';
import { useEffect, useState, type ReactNode } from 'react';

/** Its children come once the page has nothing more urgent to do, such as showing the balance. */
export function RenderWhenIdle({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return due ? children : null;
}
