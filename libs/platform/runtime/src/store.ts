import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow with {@link useStore}. */
export interface ReadableStore<Value> {
  /** The same object as long as nothing has changed. */
  get(): Value;
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  set(next: Value): void;
}

/** Written here because it is smaller than any library for it: it is part of every visitor's first load. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Subscribes a component to the store. `getServerValue` is what a prerendered page shows. */
export function useStore<Value>(store: ReadableStore<Value>, getServerValue: () => Value = store.get): Value {
  return useSyncExternalStore(store.subscribe, store.get, getServerValue);
}
