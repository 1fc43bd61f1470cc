import { retireWorker, serveOffline, withinSecond, type WorkerFetchEvent, type WorkerScope } from './worker.ts';

const origin = 'https://lobby.acme.test';
const build = {
  cache: 'lobby-new',
  pages: { en: '/offline/en.html', de: '/offline/de.html', de_AT: '/offline/de.html' },
  fallback: '/offline/de.html',
  files: ['/offline/en.html', '/offline/de.html', '/assets/offline-1.css', '/logo.svg'],
};

/** A Cache Storage in memory, by address. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(addressOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => void store.set(addressOf(request), response),
      addAll: async (requests: Request[]) => {
        for (const request of requests) store.set(request.url, await fetch(request));
      },
    };
  };
  const storage = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const paths = () => [...stores.values()].flatMap((store) => [...store.keys()].map((url) => url.replace(origin, '')));
  return { storage: storage as unknown as CacheStorage, paths, names: () => [...stores.keys()] };
}

type BrokenCache = { value: unknown } | { get(): never };
const never = () => new Promise<never>(() => {});
const reject = async (): Promise<never> => {
  throw new DOMException('Internal error', 'UnknownError');
};
const storageOf = (answer: () => Promise<unknown>) => ({ value: { open: answer, keys: answer, delete: answer } });
const storeOf = (answer: () => Promise<unknown>) => {
  const store = { match: answer, put: answer, addAll: answer };
  return { value: { open: async () => store, keys: async () => ['lobby-old'], delete: answer } };
};
const brokenCaches: [string, BrokenCache][] = [
  [
    'is rejected',
    {
      get: () => {
        throw new DOMException('Rejected', 'SecurityError');
      },
    },
  ],
  ['cannot be opened', storageOf(reject)],
  ['never opens', storageOf(never)],
  ['cannot be read', storeOf(reject)],
  ['never answers', storeOf(never)],
];

const network = jest.fn<Promise<Response>, [Request]>();
const isOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => network(request as Request));
  network.mockReset().mockImplementation(async ({ url }) => {
    const immutable = url.includes('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' };
    return new Response(`network: ${url.replace(origin, '')}`, { headers: { ...immutable } });
  });
});

type Init = RequestInit & { mode?: string; destination?: string };

const serve = (scope: WorkerScope) => serveOffline(scope, build, withinSecond);
const retire = (scope: WorkerScope) => retireWorker(scope, withinSecond);

async function startWorker(run: (scope: WorkerScope) => void = serve) {
  const { storage, paths, names } = memoryCaches();
  const listeners = new Map<string, (event: never) => void>();
  const navigationPreload = { enable: jest.fn(async () => undefined) };
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn(async () => undefined);
  const scope = {
    location: { origin },
    caches: storage,
    registration: { navigationPreload, unregister },
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  } as unknown as WorkerScope;
  run(scope);

  const dispatch = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({ ...event, waitUntil } as never);
    await Promise.all(work);
  };
  /** The worker's answer; null where it leaves the request to the browser. */
  const ask = async (address: string, init: Init = {}, preloadResponse?: Promise<Response>) => {
    const { mode = 'cors', destination = '', ...rest } = init;
    const request = new Request(new URL(address, origin), rest);
    // Only browsers make requests with these.
    Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } });
    let answer: Promise<Response> | null = null;
    const respondWith = (response: Promise<Response>) => void (answer = response);
    await dispatch('fetch', { request, preloadResponse, respondWith } satisfies Partial<WorkerFetchEvent>);
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  };
  const open = (address: string, preload?: Promise<Response>) =>
    ask(address, { mode: 'navigate', destination: 'document' }, preload);
  const breakCache = (fault: BrokenCache) => Object.defineProperty(scope, 'caches', fault);
  return { dispatch, ask, open, breakCache, storage, paths, names, navigationPreload, unregister, skipWaiting };
}

async function startInstalled() {
  const worker = await startWorker();
  await worker.dispatch('install');
  await worker.dispatch('activate');
  return worker;
}

it('keeps the offline pages and what they show, requested without cookies', async () => {
  const { paths, navigationPreload, skipWaiting } = await startInstalled();
  expect(paths()).toEqual(build.files);
  expect(network.mock.calls.map(([request]) => request.credentials)).toEqual(build.files.map(() => 'omit'));
  expect(navigationPreload.enable).toHaveBeenCalledTimes(1);
  // A tab of the old build keeps its worker.
  expect(skipWaiting).not.toHaveBeenCalled();
});

it('deletes the caches of other builds when it takes over', async () => {
  const { dispatch, storage, names } = await startWorker();
  await storage.open('lobby-old');
  await storage.open('partner');
  await dispatch('install');
  expect(names()).toContain('lobby-old');
  await dispatch('activate');
  expect(names()).toEqual(['partner', 'lobby-new']);
});

it('shows documents from the network alone, and the offline page of the locale where it fails', async () => {
  const { open, paths } = await startInstalled();
  expect(await open('/en/')).toBe('network: /en/');
  expect(await open('/en/', Promise.resolve(new Response('preloaded')))).toBe('preloaded');
  expect(paths()).toEqual(build.files);
  isOffline();
  expect(await open('/en/game-list/slots/?mode=demo')).toBe('network: /offline/en.html');
  expect(await open('/de_AT/')).toBe('network: /offline/de.html');
  expect(await open('/')).toBe('network: /offline/de.html');
  expect(await open('/en/', Promise.reject(new TypeError('Failed to fetch')))).toBe('network: /offline/en.html');
});

it('gives an error of the server as it is', async () => {
  const { open } = await startInstalled();
  network.mockResolvedValue(new Response('down', { status: 503 }));
  expect(await open('/en/')).toBe('down');
});

it('keeps the immutable files of the build, and answers with them from then on', async () => {
  const { ask, paths } = await startInstalled();
  expect(await ask('/assets/main-1.js')).toBe('network: /assets/main-1.js');
  isOffline();
  expect(await ask('/assets/main-1.js')).toBe('network: /assets/main-1.js');
  expect(await ask('/logo.svg')).toBe('network: /logo.svg');
  expect(paths()).toEqual([...build.files, '/assets/main-1.js']);
  await expect(ask('/assets/other-2.js')).rejects.toThrow('Failed to fetch');
});

it.each([
  ['an error', new Response('gone', { status: 404, headers: { 'cache-control': 'immutable' } })],
  ['a page in place of a file', new Response('<!doctype html>', { headers: { 'cache-control': 'no-cache' } })],
])('does not keep %s', async (_what, response) => {
  const { ask, paths } = await startInstalled();
  network.mockResolvedValue(response);
  await ask('/assets/main-1.js');
  expect(paths()).toEqual(build.files);
});

it.each<[string, string, Init]>([
  ['the back end', '/api/graphql', { method: 'POST', body: '{}' }],
  ['the back end, by GET', '/api/feed?brand=acme', {}],
  ['a document of the back end', '/api/statement', { mode: 'navigate', destination: 'document' }],
  ['a partner', 'https://games.acme.test/assets/game.js', {}],
  ['a request with a token', '/assets/main-1.js', { headers: { authorization: 'Bearer t' } }],
  ['a form', '/en/', { method: 'POST', mode: 'navigate', destination: 'document' }],
  ['a frame', '/en/silent/', { mode: 'navigate', destination: 'iframe' }],
  ['another file', '/icon-192.png', {}],
])('does not touch %s', async (_what, address, init) => {
  const { ask } = await startInstalled();
  expect(await ask(address, init)).toBeNull();
});

it('is not even woken for them where the browser can route', async () => {
  const { dispatch } = await startWorker();
  const addRoutes = jest.fn(async () => undefined);
  await dispatch('install', { addRoutes });
  expect(addRoutes).toHaveBeenCalledWith({
    condition: {
      not: {
        or: [{ requestMode: 'navigate' }, ...['/assets/*', ...build.files].map((urlPattern) => ({ urlPattern }))],
      },
    },
    source: 'network',
  });
  addRoutes.mockRejectedValue(new TypeError('unknown condition'));
  await expect(dispatch('install', { addRoutes })).resolves.toBeUndefined();
});

it('can be retired: caches emptied, registration removed, at once', async () => {
  const { dispatch, storage, names, unregister, skipWaiting, open } = await startWorker(retire);
  await storage.open('lobby-old');
  await dispatch('install');
  await dispatch('activate');
  expect([names(), skipWaiting.mock.calls.length, unregister.mock.calls.length]).toEqual([[], 1, 1]);
  expect(await open('/en/')).toBeNull();
});

describe.each(brokenCaches)('a cache that %s', (_what, fault) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** What comes of it within a second. */
  async function soon<Result>(work: Promise<Result>): Promise<Result | 'nothing'> {
    const timeout = new Promise<'nothing'>((resolve) => setTimeout(() => resolve('nothing'), 1001));
    const outcome = Promise.race([work, timeout]);
    await jest.advanceTimersByTimeAsync(1001);
    return outcome;
  }

  it('leaves scripts and documents to the network, the second script at once', async () => {
    const { ask, open, breakCache } = await startInstalled();
    breakCache(fault);
    expect(await soon(ask('/assets/main-1.js'))).toBe('network: /assets/main-1.js');
    expect(await ask('/assets/other-2.js')).toBe('network: /assets/other-2.js');
    expect(await open('/en/')).toBe('network: /en/');
  });

  it('leaves the page without a network to the browser', async () => {
    const { open, breakCache } = await startInstalled();
    breakCache(fault);
    isOffline();
    expect(await soon(open('/en/'))).toBe('');
  });

  it('does not hold up a worker that takes over', async () => {
    const { dispatch, navigationPreload, breakCache } = await startWorker();
    breakCache(fault);
    expect(await soon(dispatch('activate'))).toBeUndefined();
    expect(navigationPreload.enable).toHaveBeenCalledTimes(1);
  });

  it('does not keep a retired worker', async () => {
    const { dispatch, unregister, breakCache } = await startWorker(retire);
    breakCache(fault);
    expect(await soon(dispatch('activate'))).toBeUndefined();
    expect(unregister).toHaveBeenCalledTimes(1);
  });
});

it.each(['is rejected', 'cannot be opened', 'never opens', 'cannot be read'])(
  'is not installed where its cache %s',
  async (what) => {
    jest.useFakeTimers();
    const { dispatch, breakCache } = await startWorker();
    breakCache(brokenCaches.find(([name]) => name === what)?.[1] ?? storageOf(never));
    const outcome = expect(dispatch('install')).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(1001);
    await outcome;
    jest.useRealTimers();
  },
);

it('queries the network for a document whose preload has failed', async () => {
  const { open } = await startInstalled();
  expect(await open('/en/', Promise.reject(new TypeError('Preload failed')))).toBe('network: /en/');
});
