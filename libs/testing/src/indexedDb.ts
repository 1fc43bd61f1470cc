type Stores = Map<string, Map<string, unknown>>;

/** A request that is answered in a task of its own. */
class MockRequest<Result> extends EventTarget {
  result: Result | undefined;
  error: unknown;

  constructor(read: () => Result, isUpgraded = false) {
    super();
    queueMicrotask(() => {
      try {
        this.result = read();
        if (isUpgraded) this.dispatchEvent(new Event('upgradeneeded'));
        this.dispatchEvent(new Event('success'));
      } catch (error) {
        this.error = error;
        this.dispatchEvent(new Event('error'));
      }
    });
  }
}

/**
 * An IndexedDB in memory, which jsdom lacks, until the test ends; only what the lobby needs of it. All that is stored goes with
 * `clear`, as when a player clears the site's data; `block` makes the browser refuse it, until `unblock`.
 */
export function mockIndexedDb() {
  const databases = new Map<string, Stores>();
  let isBlocked = false;

  const connectionTo = (stores: Stores) => ({
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    close: () => {},
    transaction: (name: string) => ({
      objectStore: () => {
        const store = stores.get(name) as Map<string, unknown>;
        return {
          get: (key: string) => new MockRequest(() => store.get(key)),
          getAllKeys: () => new MockRequest(() => [...store.keys()]),
          put: (value: unknown, key: string) => new MockRequest(() => void store.set(key, value)),
          delete: (key: string) => new MockRequest(() => void store.delete(key)),
        };
      },
    }),
  });

  const indexedDB = {
    open(name: string) {
      const isNew = !databases.has(name);
      return new MockRequest(() => {
        if (isBlocked) throw new DOMException('Not here', 'SecurityError');
        const stores: Stores = databases.get(name) ?? new Map();
        databases.set(name, stores);
        return connectionTo(stores);
      }, isNew);
    },
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  restore = () => void Reflect.deleteProperty(globalThis, 'indexedDB');

  return {
    clear: () => databases.clear(),
    block: () => void (isBlocked = true),
    unblock: () => void (isBlocked = false),
    /** What a store holds, by key. */
    entries: (store: string) => new Map([...databases.values()].flatMap((stores) => [...(stores.get(store) ?? [])])),
  };
}

let restore: (() => void) | undefined;

export function restoreIndexedDb(): void {
  restore?.();
  restore = undefined;
}
