import { useEffect } from 'react';
import { createStore, useStore } from '@lobby/routing';

/** `pending` while a guard's data load, `active` while it blocks, `clear` when it has nothing to say. */
export type GuardStatus = 'pending' | 'active' | 'clear';

/** What the app knows of its guards (R-4-033). */
export interface Guards {
  anyRegistered: boolean;
  anyPending: boolean;
  anyActive: boolean;
}

const noGuards: Guards = { anyRegistered: false, anyPending: false, anyActive: false };
const guardsStore = createStore<Guards>(noGuards);
const registrations = new Map<symbol, GuardStatus>();

function publish(): void {
  const statuses = new Set(registrations.values());
  const next: Guards = {
    anyRegistered: statuses.size > 0,
    anyPending: statuses.has('pending'),
    anyActive: statuses.has('active'),
  };
  const now = guardsStore.get();
  const changed = (Object.keys(next) as (keyof Guards)[]).some((key) => next[key] !== now[key]);
  if (changed) guardsStore.set(next);
}

/** Registers a guard and returns how to take it away. The id is for whoever debugs. */
export function registerGuard(id: string, status: GuardStatus): () => void {
  const registration = Symbol(id);
  registrations.set(registration, status);
  publish();
  return function unregister() {
    registrations.delete(registration);
    publish();
  };
}

/** Holds a guard as long as the component is mounted. */
export function useGuard(id: string, status: GuardStatus): void {
  useEffect(() => registerGuard(id, status), [id, status]);
}

export const getGuards = (): Guards => guardsStore.get();
export const useGuards = (): Guards => useStore(guardsStore);
