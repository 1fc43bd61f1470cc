/** What the worker of one build keeps; the build writes it into the worker. */
export interface WorkerBuild {
  /** Name of its cache, which no other build has. */
  cache: string;
  /** Offline pages by the locale of the address. */
  pages: Readonly<Record<string, string>>;
  /** The offline page for addresses without a locale of the brand. */
  fallback: string;
  /** Kept from the start: the offline pages and what they show. */
  files: readonly string[];
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerInstallEvent extends WorkerEvent {
  /** Static routing: requests that never wake the worker. Not in every browser. */
  addRoutes?(rules: unknown): Promise<void>;
}
export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
/** The part of a service worker's global scope that is used here; its types exclude those of a page. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerInstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/**
 * Shows the offline page where the network fails, and keeps the build's immutable files. Documents, answers of the
 * back end, other origins and requests with a token always come from the network and are never kept. A new worker
 * waits until the tabs of the old one are closed, and takes over none that is open. The build copies the source of
 * this function, so it must not use anything around it.
 */
export function serveOffline(scope: WorkerScope, { cache, pages, fallback, files }: WorkerBuild): void {
  const { origin } = scope.location;
  const open = () => scope.caches.open(cache);
  const isOfBuild = (path: string) => path.startsWith('/assets/') || files.includes(path);

  async function prepare(event: WorkerInstallEvent): Promise<void> {
    const isOurs = [{ requestMode: 'navigate' }, ...['/assets/*', ...files].map((urlPattern) => ({ urlPattern }))];
    try {
      await event.addRoutes?.({ condition: { not: { or: isOurs } }, source: 'network' });
    } catch {
      // A browser with fewer conditions wakes the worker, which leaves the request alone.
    }
    // Without cookies: what is kept is the same for everybody.
    const requests = files.map((file) => new Request(origin + file, { cache: 'reload', credentials: 'omit' }));
    await (await open()).addAll(requests);
  }

  async function takeOver(): Promise<void> {
    const others = (await scope.caches.keys()).filter((name) => name.startsWith('lobby-') && name !== cache);
    await Promise.all(others.map((name) => scope.caches.delete(name)));
    // The document is asked for while the worker starts.
    await scope.registration.navigationPreload?.enable();
  }

  async function answerNavigation({ request, preloadResponse }: WorkerFetchEvent, path: string): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const page = pages[path.split('/')[1] ?? ''] ?? fallback;
      return (await (await open()).match(origin + page)) ?? Response.error();
    }
  }

  async function answerFile(event: WorkerFetchEvent): Promise<Response> {
    const kept = await (await open()).match(event.request, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(event.request);
    // Neither an error page in place of a file nor anything that may change.
    const isImmutable = response.headers.get('cache-control')?.includes('immutable');
    if (response.ok && !response.redirected && isImmutable) {
      const copy = response.clone();
      event.waitUntil(
        open()
          .then((store) => store.put(event.request, copy))
          .catch(() => undefined),
      );
    }
    return response;
  }

  scope.addEventListener('install', (event) => event.waitUntil(prepare(event)));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const { method, mode, destination, headers, url } = event.request;
    const { origin: target, pathname } = new URL(url);
    if (method !== 'GET' || target !== origin || headers.has('authorization') || pathname.startsWith('/api/')) return;
    if (mode === 'navigate') {
      if (destination === 'document') event.respondWith(answerNavigation(event, pathname));
    } else if (isOfBuild(pathname)) event.respondWith(answerFile(event));
  });
}

/** To be served in place of the worker when it has to go: empties its caches and removes it. Copied likewise. */
export function retireWorker(scope: WorkerScope): void {
  async function retire(): Promise<void> {
    await Promise.all((await scope.caches.keys()).map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(retire()));
}
