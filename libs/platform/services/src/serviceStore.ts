import { createStore, type Store } from '@lobby/runtime';

const resets = new Set<() => void>();

/** For what a service has of a player beside its stores, such as an open socket: called at sign-out. */
export function onServiceReset(reset: () => void): void {
  resets.add(reset);
}

/** A store for data by REST or by a service's own socket, emptied at sign-out by {@link resetServiceStores}. */
export function createServiceStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  onServiceReset(() => store.set(initial));
  return store;
}

/** At sign-out: nothing of a player is left in any store. */
export function resetServiceStores(): void {
  for (const reset of resets) reset();
}
