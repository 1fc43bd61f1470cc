/** Data that comes by REST or by a service's own socket, outside of the GraphQL cache. */
interface ServiceStore<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

const emptiers = new Set<() => void>();

/** A store for `useSyncExternalStore`, which {@link resetServiceStores} sets back to its initial value. */
export function createServiceStore<Value>(initial: Value): ServiceStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  function set(next: Value): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }
  emptiers.add(() => set(initial));
  return {
    get: () => value,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** At sign-out: nothing of a player is left in any store. */
export function resetServiceStores(): void {
  for (const empty of emptiers) empty();
}
