import { createStore, type Store } from '@lobby/runtime';

const stores = new Set<() => void>();

/** A store for data by REST or by a service's own socket, emptied at sign-out by {@link resetServiceStores}. */
export function createServiceStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  stores.add(() => store.set(initial));
  return store;
}

/** At sign-out: nothing of a player is left in any store. */
export function resetServiceStores(): void {
  for (const reset of stores) reset();
}
