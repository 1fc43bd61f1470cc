import { type Auth, sessionScope } from '@lobby/auth';
import { type Brand, type FeatureModule, type LobbySettings, type Locale, regionalCodes } from '@lobby/contracts';
import { createDataClient, type DataClient, type PageData } from '@lobby/data';
import { reportError } from '@lobby/monitoring';
import { expectedMarket, type Market } from '@lobby/player';
import { accessFor, matchLink } from '@lobby/routing';
import { session } from '@lobby/storage';
import { build } from 'virtual:lobby-build';
import { blockCache, hasPage, layoutLoader, pageLoader } from '@lobby/composition';
import { requestHeaders } from './requestHeaders.ts';

interface LobbyDataOptions {
  brand: Brand;
  settings: LobbySettings;
  features: readonly FeatureModule[];
  auth: Auth;
  /** Of the address. */
  locale: Locale;
  /** Of a prerendered page. */
  pageData?: PageData;
  /** In place of the network's. */
  fetch?: typeof fetch;
}

/** The data of a lobby: for React, and for what is requested before React renders. */
export interface LobbyData {
  /** The client of the session on screen. Another session gets another one, so that nothing of a player outlives it. */
  clientOf(session: string): DataClient;
  /** Which locale requests carry, and for whom queries are requested ahead. */
  follow(now: { locale?: Locale; market?: Market }): void;
  /** Sends the first queries of an address' page; its components find the answers, or join. */
  sendFirstQueries(path: string): void;
  /** The same with the page's code, once for each page and session. */
  prefetch(path: string): void;
}

/** Name of the session that a client is for: what all tabs know of it, as ID-token claims are known to one tab only. */
export const viewerOf = ({ session: name }: Pick<Auth, 'session'>): string => name ?? 'visitor';

/** Pages that were fetched ahead. */
const prefetchedOf = sessionScope((_client: DataClient) => new Set<string>());

export function createLobbyData(options: LobbyDataOptions): LobbyData {
  const { brand, settings, features, auth, pageData, fetch } = options;
  const sportsbook = hasPage('sports', features);
  let { locale } = options;
  let current: { viewer: string; client: DataClient } | undefined;
  const firstViewer = viewerOf(auth);
  // A prerendered page has brought its answers: until it is hydrated there is nothing to request.
  let market = pageData ? null : expectedMarket(brand, settings.ipCountryCode);

  const createClient = (viewer: string) =>
    createDataClient({
      url: '/api/graphql',
      getHeaders: () => requestHeaders({ settings, locale, sportsbook }),
      getLocale: () => regionalCodes[locale],
      auth,
      onError: (error, operation) => reportError(new Error(`${operation}: ${error.message}`)),
      mockData: build.allowOverrides ? session.read('testUtils')?.graphql : undefined,
      cache: [blockCache, ...features.map(({ cache }) => cache)],
      pageData: viewer === firstViewer ? pageData : undefined,
      fetch,
    });

  const data: LobbyData = {
    clientOf(viewer) {
      if (current?.viewer !== viewer) current = { viewer, client: createClient(viewer) };
      return current.client;
    },
    follow(now) {
      ({ locale, market } = { locale, market, ...now });
    },
    sendFirstQueries(path) {
      const { route, params } = matchLink(path) ?? {};
      // Where this visitor does not see the page, and in another language than the requests', nothing is requested.
      if (!route || !params || market === null || path.split('/')[1] !== locale) return;
      if (accessFor(route, build.visitorBrowsing) === 'player' && auth.status === 'anonymous') return;
      const { currency, subDivision, ipCountryCode } = market;
      const visit = { params, locale, license: settings.license, currency, subDivision, ipCountryCode };
      const requests = features.flatMap(({ routes }) => {
        const page = routes?.[route];
        return (page && page.queries?.(visit)) || [];
      });
      for (const request of requests) data.clientOf(viewerOf(auth)).prefetch(request);
    },
    prefetch(path) {
      const [pathname = ''] = path.split(/[?#]/);
      const { route } = matchLink(pathname) ?? {};
      const prefetched = prefetchedOf(data.clientOf(viewerOf(auth)));
      if (!route || prefetched.has(pathname)) return;
      prefetched.add(pathname);
      for (const load of [pageLoader(route, features), layoutLoader(route, features)]) {
        // The next visitor of the link, or its page, tries again.
        load?.().catch(() => prefetched.delete(pathname));
      }
      data.sendFirstQueries(pathname);
    },
  };
  return data;
}
