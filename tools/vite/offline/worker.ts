/** What the worker of one build caches; the build writes it into the worker. */
export interface WorkerBuild {
  /** Name of its cache, which no other build has. */
  cache: string;
  /** Offline pages by the locale of the address. */
  pages: Readonly<Record<string, string>>;
  /** The offline page for addresses without a locale of the brand. */
  fallback: string;
  /** Cached at installation: the offline pages and what they show. */
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

/** Rejects where the work takes longer than a second. */
export function withinSecond<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer within a second')), 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Shows the offline page where the network fails, and caches the build's immutable files. Documents, responses of the
 * back end, other origins and requests with a token always come from the network and are never cached. A new worker
 * waits until the tabs of the old one are closed, and takes over none that is open. The build copies the source of
 * this function and of `withinSecond`, so they must not use anything around them.
 *
 * Caches fail or never answer on full disks, and in some browsers after the background. Whatever they do, requests are answered from the
 * network then, as if there were no worker.
 */
export function serveOffline(
  scope: WorkerScope,
  { cache, pages, fallback, files }: WorkerBuild,
  inTime: typeof withinSecond,
): void {
  const { origin } = scope.location;
  // Async, as the property itself throws where the browser refuses storage.
  const open = async () => scope.caches.open(cache);
  let isCacheBroken = false;

  /** Undefined as well where the cache fails, which then is not queried again until the worker is next started. */
  async function matchCache(request: Request | string): Promise<Response | undefined> {
    if (isCacheBroken) return undefined;
    try {
      return await inTime(open().then((store) => store.match(request, { ignoreVary: true })));
    } catch {
      isCacheBroken = true;
      return undefined;
    }
  }

  const isOfBuild = (path: string) => path.startsWith('/assets/') || files.includes(path);

  async function prepare(event: WorkerInstallEvent): Promise<void> {
    const isOurs = [{ requestMode: 'navigate' }, ...['/assets/*', ...files].map((urlPattern) => ({ urlPattern }))];
    try {
      await event.addRoutes?.({ condition: { not: { or: isOurs } }, source: 'network' });
    } catch {
      // A browser with fewer conditions wakes the worker, which leaves the request alone.
    }
    // Without cookies: what is cached is the same for everybody.
    const requests = files.map((file) => new Request(origin + file, { cache: 'reload', credentials: 'omit' }));
    // Without a cache the worker is not installed.
    await (await inTime(open())).addAll(requests);
  }

  async function deleteOthers(): Promise<void> {
    const others = (await scope.caches.keys()).filter((name) => name.startsWith('lobby-') && name !== cache);
    await Promise.all(others.map((name) => scope.caches.delete(name)));
  }

  async function takeOver(): Promise<void> {
    // The document is requested while the worker starts.
    const preload = scope.registration.navigationPreload?.enable();
    // No request is answered before this has settled. What it leaves is deleted by a later build.
    await inTime(Promise.all([preload, deleteOthers()])).catch(() => undefined);
  }

  async function answerNavigation({ request, preloadResponse }: WorkerFetchEvent, path: string): Promise<Response> {
    try {
      // A preload may fail for the worker's reasons alone.
      const preloaded = await Promise.resolve(preloadResponse).catch(() => undefined);
      return preloaded ?? (await fetch(request));
    } catch {
      const page = pages[path.split('/')[1] ?? ''] ?? fallback;
      return (await matchCache(origin + page)) ?? Response.error();
    }
  }

  async function answerFile(event: WorkerFetchEvent): Promise<Response> {
    const cached = await matchCache(event.request);
    if (cached) return cached;
    const response = await fetch(event.request);
    // Neither an error page in place of a file nor anything that may change.
    const isImmutable = response.headers.get('cache-control')?.includes('immutable');
    if (response.ok && !response.redirected && isImmutable && !isCacheBroken) {
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

/** To be served in place of the worker when it has to go: removes it, and empties its caches if they answer. Copied likewise. */
export function retireWorker(scope: WorkerScope, inTime: typeof withinSecond): void {
  async function emptyCaches(): Promise<void> {
    await Promise.all((await scope.caches.keys()).map((name) => scope.caches.delete(name)));
  }
  async function retire(): Promise<void> {
    await scope.registration.unregister();
    await inTime(emptyCaches()).catch(() => undefined);
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(retire()));
}
