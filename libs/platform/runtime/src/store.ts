import { useState, useSyncExternalStore } from 'react';

/** A value outside React that components can follow with {@link useStore}. */
export interface ReadableStore<Value> {
  /** The same object as long as nothing has changed. */
  get(): Value;
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * What a prerendered page shows, the same object each time. A value that is read from the browser needs one: what
   * it is for a visitor who has nothing stored. Without it, `get` answers on the server too.
   */
  getServer?(): Value;
}

export interface Store<Value> extends ReadableStore<Value> {
  set(next: Value): void;
}

/**
 * A prerendered page shows the initial value. Written here because it is smaller than any library for it: it is part
 * of every visitor's first load.
 */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getServer: () => initial,
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

/** Subscribes a component to the store. Hydration renders the server's value, and then again if the browser's differs. */
export function useStore<Value>({ subscribe, get, getServer = get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, getServer);
}

const neverChanges = () => () => {};

/**
 * A value that only the browser knows and that does not change while the page lives, such as its origin. A prerendered
 * page shows the server's; hydration renders that, and then again if the browser's differs.
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

/**
 * A value that a component reads once, at its first render: the browser's, or the server's where that render hydrates a
 * prerendered page. Unlike with {@link useBrowserValue} nothing renders again after hydration, which would be a
 * long task in a component with a page below it.
 */
export function useFirstValue<Value>(read: () => Value, onServer: Value): Value {
  const [store] = useState(() => {
    let first: { value: Value } | undefined;
    return { get: () => (first ??= { value: read() }).value, getServer: () => (first ??= { value: onServer }).value };
  });
  return useSyncExternalStore(neverChanges, store.get, store.getServer);
}
