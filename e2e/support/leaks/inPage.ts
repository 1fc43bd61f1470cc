import type { Trace } from './secrets.ts';

declare global {
  interface Window {
    /** Binding of the recorder. */
    recordTrace?: (trace: Trace) => void;
  }
}

/**
 * Runs in each page, before its scripts: records what is written to storage, cookies, databases and states of the history, so
 * that nothing is missed that is removed again before the journey ends.
 */
export function watchWrites(): void {
  const record = (at: string, text: string) => window.recordTrace?.({ place: 'write', at, text });

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    record(`${this === localStorage ? 'local' : 'session'} ${key}`, `${key}=${value}`);
    setItem.call(this, key, value);
  };

  const recordCookie = (name: string, value: string) => record(`cookie ${name}`, value);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, line: string) {
      recordCookie(line.split('=', 1)[0]?.trim() ?? '', line);
      cookie?.set?.call(this, line);
    },
  });
  if ('CookieStore' in window) {
    // oxlint-disable-next-line unbound-method -- called with `this` below
    const set = CookieStore.prototype.set as (...args: unknown[]) => Promise<void>;
    CookieStore.prototype.set = function (this: CookieStore, ...args: unknown[]) {
      const [first, second] = args as [string | { name: string; value: string }, string?];
      if (typeof first === 'string') recordCookie(first, second ?? '');
      else recordCookie(first.name, first.value);
      return set.apply(this, args);
    } as typeof CookieStore.prototype.set;
  }

  for (const method of ['put', 'add'] as const) {
    // oxlint-disable-next-line unbound-method -- called with `this` below
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      record(`database ${this.transaction.db.name} ${this.name}`, JSON.stringify([key, value]));
      return key === undefined ? write.call(this, value) : write.call(this, value, key);
    };
  }
  for (const method of ['pushState', 'replaceState'] as const) {
    // oxlint-disable-next-line unbound-method -- called with `this` below
    const write = History.prototype[method];
    History.prototype[method] = function (this: History, state: unknown, unused: string, url?: string | URL | null) {
      window.recordTrace?.({ place: 'write', at: `history ${method}`, text: JSON.stringify([state, url]) });
      write.call(this, state, unused, url);
    };
  }
}

/** Runs in a page: all that its origin and its tab store, cookies apart. */
export async function readStored(): Promise<Omit<Trace, 'place'>[]> {
  const { origin } = location;
  const stored: Omit<Trace, 'place'>[] = [{ at: 'window name', text: window.name }];
  for (const [name, storage] of [
    ['local', localStorage],
    ['session', sessionStorage],
  ] as const)
    for (const [key, value] of Object.entries<string>({ ...storage }))
      stored.push({ at: `${name} ${key}`, text: `${key}=${value}` });

  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(request.error?.message)));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const entries = [await done(objects.getAllKeys()), await done(objects.getAll())];
      stored.push({ at: `database ${name} ${store}`, text: JSON.stringify(entries) });
    }
    database.close();
  }

  const openCaches = 'caches' in window ? await caches.keys() : [];
  for (const name of openCaches) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const isText = /json|text/.test(answer?.headers.get('content-type') ?? '');
      const body = isText && !/\.(js|css)$/.test(new URL(request.url).pathname) ? await answer?.text() : '';
      stored.push({ at: `cache ${name}`, text: `${request.url} ${body ?? ''}` });
    }
  }
  return stored.map(({ at, text }) => ({ at: `${at} of ${origin}`, text }));
}
