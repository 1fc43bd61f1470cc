import { useEffect, useState } from 'react';
import { createStore, useStore } from '@lobby/runtime';
import { useRegistry } from '../features/LobbyProvider.tsx';

/** `pending` while a guard's data load, `active` while it blocks, `clear` when it does not block. */
export type GuardStatus = 'pending' | 'active' | 'clear';

/** The combined status of all registered guards (R-4-033). */
interface Guards {
  anyRegistered: boolean;
  anyPending: boolean;
  anyActive: boolean;
}

const noGuards: Guards = { anyRegistered: false, anyPending: false, anyActive: false };
const guardsStore = createStore<Guards>(noGuards);
const idsStore = createStore<ReadonlySet<string>>(new Set());
const registrations = new Map<symbol, { id: string; status: GuardStatus }>();

function publish(): void {
  const all = [...registrations.values()];
  idsStore.set(new Set(all.map(({ id }) => id)));
  const statuses = new Set(all.map(({ status }) => status));
  const next: Guards = {
    anyRegistered: statuses.size > 0,
    anyPending: statuses.has('pending'),
    anyActive: statuses.has('active'),
  };
  const previous = guardsStore.get();
  const changed = (Object.keys(next) as (keyof Guards)[]).some((key) => next[key] !== previous[key]);
  if (changed) guardsStore.set(next);
}

/** Registers a guard and returns the function that removes it. Play waits for the ids that features list in `guards`. */
export function registerGuard(id: string, status: GuardStatus): () => void {
  const registration = Symbol(id);
  registrations.set(registration, { id, status });
  publish();
  return function unregister() {
    registrations.delete(registration);
    publish();
  };
}

/** Registers a guard while the component is mounted. */
export function useGuard(id: string, status: GuardStatus): void {
  useEffect(() => registerGuard(id, status), [id, status]);
}

export const getGuards = (): Guards => guardsStore.get();
export const useGuards = (): Guards => useStore(guardsStore);

/**
 * Whether real-money play may start: all guards that the features name have registered, and none is
 * pending. A guard whose code fails to load keeps play blocked.
 */
export function useGuardsReady(): boolean {
  const ids = useStore(idsStore);
  const { anyPending } = useGuards();
  return useRegistry().guards.every((id) => ids.has(id)) && !anyPending;
}

/** How long guards may be pending before the view shows that it waits for them, in ms. */
const SLOW_AFTER_MS = 5000;

/** `useGuardsReady` for a view that waits; `slow` once the view should show that it waits for the guards. */
export function useGuardReadiness(): 'ready' | 'pending' | 'slow' {
  const isReady = useGuardsReady();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(function startTimer() {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isReady) return 'ready';
  return isSlow ? 'slow' : 'pending';
}
