import { checkOrder, type CheckId } from '@lobby/contracts';
import { createStore, useIsLate, useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import { useRegistry } from '@lobby/composition';
import { timings } from './timings.ts';

/** `pending` while a check's data load, `active` while it blocks, `clear` when it does not block. */
export type CheckStatus = 'pending' | 'active' | 'clear';

/** The combined status of all registered checks (R-4-033). */
interface Checks {
  anyRegistered: boolean;
  anyPending: boolean;
  anyActive: boolean;
}

const noChecks: Checks = { anyRegistered: false, anyPending: false, anyActive: false };
const checksStore = createStore<Checks>(noChecks);
/** Checks that have registered, each with its status: `active` before `pending` before `clear`. */
const statusesStore = createStore<ReadonlyMap<CheckId, CheckStatus>>(new Map());
const registrations = new Map<symbol, { id: CheckId; status: CheckStatus }>();

function publish(): void {
  const all = [...registrations.values()];
  const statuses = new Map<CheckId, CheckStatus>();
  for (const status of ['clear', 'pending', 'active'] as const) {
    for (const check of all) if (check.status === status) statuses.set(check.id, status);
  }
  statusesStore.set(statuses);
  const values = [...statuses.values()];
  const next: Checks = {
    anyRegistered: values.length > 0,
    anyPending: all.some(({ status }) => status === 'pending'),
    anyActive: values.includes('active'),
  };
  const previous = checksStore.get();
  const changed = (Object.keys(next) as (keyof Checks)[]).some((key) => next[key] !== previous[key]);
  if (changed) checksStore.set(next);
}

/** Registers a check and returns the function that removes it. Play waits for those that parts of features name as theirs. */
export function registerCheck(id: CheckId, status: CheckStatus): () => void {
  const registration = Symbol(id);
  registrations.set(registration, { id, status });
  publish();
  return function unregister() {
    registrations.delete(registration);
    publish();
  };
}

/** Registers a check while the component is mounted. */
export function useCheck(id: CheckId, status: CheckStatus): void {
  useEffect(() => registerCheck(id, status), [id, status]);
}

export const getChecks = (): Checks => checksStore.get();
export const useChecks = (): Checks => useStore(checksStore);

/**
 * Whether real-money play may start: all checks that parts of features name have registered, and none is pending or
 * active. A check whose code fails to load keeps play blocked.
 */
export function useChecksReady(): boolean {
  const statuses = useStore(statusesStore);
  const { anyPending, anyActive } = useChecks();
  return useRegistry().checks.every((id) => statuses.has(id)) && !anyPending && !anyActive;
}

/**
 * `useChecksReady` for a view that waits: `blocked` while a check blocks, `slow` once the view should show that it waits
 * for the checks.
 */
export function useCheckReadiness(): 'ready' | 'blocked' | 'pending' | 'slow' {
  const isReady = useChecksReady();
  const { anyActive } = useChecks();
  const isSlow = useIsLate(timings.slowChecksDelay);
  if (isReady) return 'ready';
  if (anyActive) return 'blocked';
  return isSlow ? 'slow' : 'pending';
}

/**
 * For a check that is about to ask the player: returns a function that resolves when it is its turn, which is when
 * all checks before it (`checkOrder`) are clear, those included whose code is still loading. It rejects when the signal
 * aborts. A check that is on screen keeps its place when one before it becomes active.
 */
export function useCheckTurn(id: CheckId): (signal: AbortSignal) => Promise<void> {
  const { checks } = useRegistry();
  const order: readonly CheckId[] = checkOrder;
  const isTurn = () =>
    order
      .slice(0, order.indexOf(id))
      .every(
        (before) => (statusesStore.get().get(before) ?? (checks.includes(before) ? 'pending' : 'clear')) === 'clear',
      );
  return (signal) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController();
      function proceed() {
        if (signal.aborted) reject(signal.reason as Error);
        else if (isTurn()) resolve();
        else return;
        listening.abort();
      }
      listening.signal.addEventListener('abort', statusesStore.subscribe(proceed));
      signal.addEventListener('abort', proceed, { signal: listening.signal });
      proceed();
    });
}
