import { useSyncExternalStore } from 'react';

/** `live`: events come as they happen. `off`: nobody is signed in. */
type Connection = 'off' | 'connecting' | 'live';

const listeners = new Set<() => void>();
let connection: Connection = 'off';

export function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const getConnection = () => connection;

/** Whether what is on screen is followed live. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, getConnection, getConnection);
