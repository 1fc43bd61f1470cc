import { whenIdle } from '@lobby/runtime';
import { useEffect, useState, type ReactNode } from 'react';

/** Mounts its children when the browser is idle, after more urgent work such as showing the balance. */
export function RenderWhenIdle({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return due ? children : null;
}
