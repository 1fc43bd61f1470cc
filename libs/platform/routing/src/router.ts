import {
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';

type History = ReturnType<typeof UNSAFE_createMemoryHistory> | ReturnType<typeof UNSAFE_createBrowserHistory>;
type Errors = Record<string, unknown>;

/**
 * What the lobby uses of react-router's data routers, for its `RouterProvider` and hooks: nested routes with `lazy`,
 * `loader` and error elements, navigation that waits for both, history. Its own router brings actions, fetchers, blockers,
 * redirects of loaders and middleware, too, which are 15 kB of every first load.
 */
export const createBrowserRouter = (routes: RouteObject[]): DataRouter =>
  createRouter(routes, UNSAFE_createBrowserHistory());

/** The same with a history of its own, for tests and stories. */
export const createMemoryRouter = (
  routes: RouteObject[],
  options?: Parameters<typeof UNSAFE_createMemoryHistory>[0],
): DataRouter => createRouter(routes, UNSAFE_createMemoryHistory(options));

function createRouter(objects: RouteObject[], history: History): DataRouter {
  const manifest: Record<string, DataRouteObject> = {};
  const routes = withIds(objects, manifest);
  const subscribers = new Set<RouterSubscriber>();
  /** Aborted by the next navigation. */
  let pending: AbortController | undefined;
  /** Resolves the promise of `navigate(-1)` when the browser has gone back. */
  let whenPopped: (() => void) | undefined;

  const first = match(history.location);
  const initialized = first.errors !== null || !first.matches.some(({ route }) => route.lazy ?? route.loader);
  let state: RouterState = {
    ...first,
    historyAction: history.action,
    location: history.location,
    initialized,
    renderFallback: !initialized,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    const details = { deletedFetchers: [], newErrors: change.errors ?? null, flushSync: false };
    for (const subscriber of [...subscribers]) subscriber(state, details);
  }

  /** The routes of a location; the first one with an error where there are none. */
  function match(location: Location): { matches: DataRouteMatch[]; errors: Errors | null } {
    const matches = matchRoutes(routes, location);
    if (matches) return { matches, errors: null };
    const [route] = routes;
    if (!route) throw new Error('There are no routes.');
    const error = new ErrorResponse(404, 'Not Found', new Error(`No route matches URL "${location.pathname}"`), true);
    return { matches: [{ params: {}, pathname: '', pathnameBase: '', route }], errors: { [route.id]: error } };
  }

  /** @param isSame for the page on screen once more, whose history entry stays as it is */
  async function go(
    action: NavigationType,
    location: Location,
    isSame = false,
    preventScrollReset = false,
  ): Promise<void> {
    pending?.abort();
    const controller = new AbortController();
    pending = controller;

    const { matches, errors } = match(location);
    const complete = (change: Partial<RouterState>) => {
      pending = undefined;
      if (!isSame && action === NavigationType.Push) history.push(location, location.state);
      if (!isSame && action === NavigationType.Replace) history.replace(location, location.state);
      update({
        ...change,
        matches,
        location,
        historyAction: action,
        initialized: true,
        renderFallback: false,
        navigation: IDLE_NAVIGATION,
        revalidation: 'idle',
        preventScrollReset,
      });
      whenPopped?.();
    };
    // Within the page; one that has failed is loaded again.
    if (state.initialized && !isSame && state.errors === null && isHashChange(state.location, location))
      return complete({});

    const toLoad = matches.filter(({ route }) => route.lazy ?? route.loader);
    if (errors !== null || toLoad.length === 0) return complete({ errors, loaderData: {} });
    if (!isSame) update({ navigation: loadingNavigation(action, location, matches) });
    const loaded = await load(
      matches,
      toLoad,
      () => new Request(history.createURL(location), { signal: controller.signal }),
    );
    if (!controller.signal.aborted) complete(loaded);
  }

  const router = {
    basename: '/',
    future: {},
    window: typeof window === 'undefined' ? undefined : window,
    routes,
    manifest,
    get state() {
      return state;
    },
    match: (location: Location) => matchRoutes(routes, location),
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
      whenPopped?.();
      if (typeof to === 'number') {
        const popped = new Promise<void>((resolve) => (whenPopped = resolve));
        history.go(to);
        return popped;
      }
      const path = createPath(resolvePath(to ?? '', state.location.pathname));
      const url = history.createURL(path);
      if (url.origin !== history.createURL('/').origin) throw new Error('External navigation is not allowed.');
      const { pathname, search, hash } = url;
      const location = {
        pathname,
        search,
        hash,
        state: (options.state as unknown) ?? null,
        key: createKey(),
        mask: undefined,
      };
      const action = options.replace ? NavigationType.Replace : NavigationType.Push;
      await go(action, location, false, options.preventScrollReset);
    },
    /** Loads the next page, or the one on screen, once more: its data, and its code where that has failed. */
    async revalidate(): Promise<void> {
      update({ revalidation: 'loading' });
      const { location, historyAction } = state.navigation;
      if (location) await go(historyAction, location);
      else await go(state.historyAction, state.location, true);
    },
    dispose() {
      stopListening();
      subscribers.clear();
      pending?.abort();
    },
  };
  const stopListening = history.listen(({ action, location }) => void go(action, location));
  if (!initialized) void go(NavigationType.Pop, state.location, true);
  // `RouterProvider` and the hooks that the lobby uses read no other member.
  return router as unknown as DataRouter;
}

/** Numbers the routes, as in `0-1-2`, and lists them by that. Their code is put into these copies. */
const withIds = (routes: RouteObject[], manifest: Record<string, DataRouteObject>, parent = ''): DataRouteObject[] =>
  routes.map((route, index) => {
    const id = `${parent}${index}`;
    const children = route.children && withIds(route.children, manifest, `${id}-`);
    const copy = { ...route, id, children } as DataRouteObject;
    manifest[id] = copy;
    return copy;
  });

/** Code and data of the routes, side by side. An error belongs to the nearest error element. */
async function load(matches: DataRouteMatch[], toLoad: DataRouteMatch[], createRequest: () => Request) {
  const errors: Errors = {};
  const loaderData: Record<string, unknown> = {};
  const loadRoute = async ({ route, params }: DataRouteMatch) => {
    const { lazy, loader } = route;
    const data: unknown = typeof loader === 'function' && loader({ request: createRequest(), params } as never);
    if (typeof lazy === 'function') Object.assign(route, await lazy(), { lazy: undefined });
    loaderData[route.id] = await data;
  };
  await Promise.all(
    toLoad.map(async (match) => {
      try {
        await loadRoute(match);
      } catch (error) {
        const above = matches.slice(0, matches.indexOf(match) + 1);
        const boundary = above.findLast(({ route }) => route.errorElement) ?? above[0];
        if (boundary) errors[boundary.route.id] = error;
      }
    }),
  );
  return { errors: Object.keys(errors).length > 0 ? errors : null, loaderData };
}

const loadingNavigation = (historyAction: NavigationType, location: Location, matches: DataRouteMatch[]) =>
  ({ ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction }) as unknown as RouterState['navigation'];

/** Whether the address is another place of the same page. */
const isHashChange = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const createKey = (): string => Math.random().toString(36).slice(2, 10);
