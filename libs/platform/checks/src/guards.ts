import { guardOrder, type GuardId } from '@lobby/contracts';
import { createStore, useIsLate, useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import { useRegistry } from '@lobby/composition';
import { timings } from './timings.ts';

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
/** Guards that have registered, each with its status: `active` before `pending` before `clear`. */
const statusesStore = createStore<ReadonlyMap<GuardId, GuardStatus>>(new Map());
const registrations = new Map<symbol, { id: GuardId; status: GuardStatus }>();

function publish(): void {
  const all = [...registrations.values()];
  const statuses = new Map<GuardId, GuardStatus>();
  for (const status of ['clear', 'pending', 'active'] as const) {
    for (const guard of all) if (guard.status === status) statuses.set(guard.id, status);
  }
  statusesStore.set(statuses);
  const values = [...statuses.values()];
  const next: Guards = {
    anyRegistered: values.length > 0,
    anyPending: all.some(({ status }) => status === 'pending'),
    anyActive: values.includes('active'),
  };
  const previous = guardsStore.get();
  const changed = (Object.keys(next) as (keyof Guards)[]).some((key) => next[key] !== previous[key]);
  if (changed) guardsStore.set(next);
}

/** Registers a guard and returns the function that removes it. Play waits for those that parts of features name as theirs. */
export function registerGuard(id: GuardId, status: GuardStatus): () => void {
  const registration = Symbol(id);
  registrations.set(registration, { id, status });
  publish();
  return function unregister() {
    registrations.delete(registration);
    publish();
  };
}

/** Registers a guard while the component is mounted. */
export function useGuard(id: GuardId, status: GuardStatus): void {
  useEffect(() => registerGuard(id, status), [id, status]);
}

export const getGuards = (): Guards => guardsStore.get();
export const useGuards = (): Guards => useStore(guardsStore);

/**
 * Whether real-money play may start: all guards that parts of features name have registered, and none is pending or
 * active. A guard whose code fails to load keeps play blocked.
 */
export function useGuardsReady(): boolean {
  const statuses = useStore(statusesStore);
  const { anyPending, anyActive } = useGuards();
  return useRegistry().guards.every((id) => statuses.has(id)) && !anyPending && !anyActive;
}

/**
 * `useGuardsReady` for a view that waits: `held` while a guard blocks, `slow` once the view should show that it waits
 * for the guards.
 */
export function useGuardReadiness(): 'ready' | 'held' | 'pending' | 'slow' {
  const isReady = useGuardsReady();
  const { anyActive } = useGuards();
  const isSlow = useIsLate(timings.slowGuardsDelay);
  if (isReady) return 'ready';
  if (anyActive) return 'held';
  return isSlow ? 'slow' : 'pending';
}

/**
 * For a guard that is about to ask the player: returns a function that resolves when it is its turn, which is when
 * all guards before it (`guardOrder`) are clear, those included whose code is still loading. It rejects when the signal
 * aborts. A guard that is on screen keeps its place when one before it becomes active.
 */
export function useGuardTurn(id: GuardId): (signal: AbortSignal) => Promise<void> {
  const { guards } = useRegistry();
  const order: readonly GuardId[] = guardOrder;
  const isTurn = () =>
    order
      .slice(0, order.indexOf(id))
      .every(
        (before) => (statusesStore.get().get(before) ?? (guards.includes(before) ? 'pending' : 'clear')) === 'clear',
      );
  return (signal) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController();
      function check() {
        if (signal.aborted) reject(signal.reason as Error);
        else if (isTurn()) resolve();
        else return;
        listening.abort();
      }
      listening.signal.addEventListener('abort', statusesStore.subscribe(check));
      signal.addEventListener('abort', check, { signal: listening.signal });
      check();
    });
}
