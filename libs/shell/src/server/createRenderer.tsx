import type { LobbySettings } from '@lobby/contracts';
import { type Auth, createAuth } from '@lobby/auth';
import { collectPageData } from '@lobby/data';
import { layoutLoader, loadParts, pageLoader, RenderedPlacesContext } from '@lobby/composition';
import { activateLocale, languageTag } from '@lobby/i18n';
import { createStaticHandler, createStaticRouter, resolveAddress, routeOf, StaticRouterProvider } from '@lobby/routing';
import { loadSession } from '@lobby/player';
import { setRenderTime, setServerWindow } from '@lobby/runtime';
import { themeValue } from '@lobby/theming';
import { prerender } from 'react-dom/static';
import { lobbyRoutes } from '../router/createLobbyRouter.tsx';
import { createLobbyData } from '../router/lobbyData.ts';
import { AppProviders } from '../router/providers.tsx';
import type { Lobby } from '../start/defineLobby.ts';
import type { PageRecord, Viewer } from '../start/page.ts';
import { timings } from '../timings.ts';
import type { EarlyRecord } from '../early/earlyRecord.ts';
import { recordRequests } from './recordRequests.ts';
import { framePaths } from './framePaths.ts';

export interface PageRequest {
  /** A player's page is one whose player is not known yet: nothing of anybody is in it. */
  viewer: Viewer;
  /** Canonical pathname with its locale: `/en/game-list/slots/`. */
  path: string;
  settings: LobbySettings;
  /** Sends the page's queries to the back end, which answers as to a visitor of the page's market. None: a frame without answers. */
  fetch?: typeof fetch;
  /** A window of jsdom, with which served texts are sanitised. */
  window: Parameters<typeof setServerWindow>[0];
}

export interface RenderedPage {
  /** Attributes of `<html>`. */
  lang: string;
  className: string;
  viewer: Viewer;
  /** Title and preloads. */
  head: string;
  /** Content of `#root`. */
  body: string;
  /** Null for a frame, which the scripts replace. */
  record: PageRecord | null;
  /** What a player's page requests first; null for a visitor's. */
  early: EarlyRecord | null;
  /** Slots and blocks that it shows. */
  parts: readonly string[];
  /** Whose code the page needs at once, beside the entry's: named as by the preset's `recordImports`. */
  modules: readonly string[];
}

declare global {
  /** Names of the modules that are imported lazily, while there is a set for them. */
  var importedModules: Set<string> | undefined;
}

async function modulesOf(load: () => Promise<unknown>): Promise<string[]> {
  const modules = (globalThis.importedModules = new Set<string>());
  await load();
  globalThis.importedModules = undefined;
  return [...modules];
}

/** A session whose player is not known yet; nothing of anybody is in it. */
function asPlayer(auth: Auth): Auth {
  const state = { status: 'authenticated', session: 'player', startedAt: null } as const;
  return { ...auth, ...state, state };
}

/** React writes what belongs into the head before the content. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/;

/**
 * Renders pages as the visitors of a market see them, and as its players do before they are known. One at a time: the texts of one locale are active in a
 * process.
 *
 * @throws when a page cannot be rendered whole, or one of its queries fails that the back end knows: then there is no such page.
 */
export function createRenderer({ brand, theme, features }: Lobby) {
  const handler = createStaticHandler(lobbyRoutes(features));
  async function renderPage({ path, viewer, settings, fetch, window }: PageRequest): Promise<RenderedPage> {
    const { locale, redirect } = resolveAddress(
      { pathname: path, search: '', hash: '' },
      { offered: brand.locales, fallback: brand.defaultLocale, stored: null },
    );
    if (redirect !== null) throw new Error(`${path} redirects to ${redirect}.`);
    await activateLocale(locale);

    const context = await handler.query(new Request(`http://lobby.invalid${path}`));
    if (context instanceof Response) throw new Error(`${path} answers ${context.status}.`);
    const renderedAt = Date.now();
    setRenderTime(renderedAt);
    setServerWindow(window);
    const pageData = fetch && collectPageData(fetch);
    const visitor = createAuth({ settings, getLocale: () => locale, getSignedOutPath: () => '/' });
    const auth = viewer === 'visitor' ? visitor : asPlayer(visitor);
    const data = createLobbyData({ brand, settings, features, auth, locale, pageData });
    const parts = new Set<string>();
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <RenderedPlacesContext value={parts}>
        <AppProviders
          brand={brand}
          settings={settings}
          features={features}
          auth={auth}
          theme={themeValue(theme, 'theme1')}
          data={data}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppProviders>
      </RenderedPlacesContext>,
      {
        signal: AbortSignal.timeout(timings.renderTimeout),
        // Else large parts are put into templates, which inline scripts move into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void errors.push(error),
      },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    const failure = pageData?.failure();
    if (failure) throw new Error(`${path}: ${failure.message}`);

    const route = routeOf(path);
    const loadPage =
      route === null ? [] : [layoutLoader(route, features) ?? [], pageLoader(route, features) ?? []].flat();
    const [head = ''] = headElements.exec(html) ?? [];
    return {
      lang: languageTag(locale),
      className: theme.className,
      viewer,
      head,
      body: html.slice(head.length),
      parts: [...parts],
      record: pageData ? { path, viewer, renderedAt, parts: [...parts], answers: pageData.answers() } : null,
      early:
        viewer === 'player'
          ? await recordRequests(path, fetch !== undefined, { brand, settings, features, auth, locale })
          : null,
      modules: await modulesOf(() =>
        Promise.all([
          ...loadPage.map((load) => load()),
          ...(viewer === 'player' ? [loadSession()] : []),
          loadParts(features, [...parts]),
        ]),
      ),
    };
  }
  return { renderPage, framePaths: framePaths(features) };
}
