import type { FeatureModule, Lazy, RouteId, RoutePage } from '@lobby/contracts';
import { createBrowserRouter, routeDefinitionOf, type RouteObject } from '@lobby/routing';
import { CodeNotLoaded } from '@lobby/runtime';
import type { ReactElement } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { LoadingFallback } from '../pages/LoadingFallback.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageError } from '../pages/PageError.tsx';
import { layoutLoader, RenewBoundary } from '@lobby/composition';
import type { LobbyData } from './lobbyData.ts';
import { PageProviders } from './providers.tsx';
import { RootError } from './RootError.tsx';
import { ProtectedRoute } from './ProtectedRoute.tsx';

/**
 * The routes that this build has pages for, as children of one frame that stays mounted.
 *
 * @param data in the browser: sends a page's first queries as soon as its route is entered
 * @param element around the pages
 */
export function lobbyRoutes(
  features: readonly FeatureModule[],
  data?: LobbyData,
  element: ReactElement = <Frame />,
): RouteObject[] {
  const pages = features
    .flatMap(({ routes = {} }) => Object.entries(routes) as [RouteId, RoutePage | false][])
    .flatMap(([route, page]): Page[] => (page ? [[route, page.load]] : []));
  const isNested = ([route]: Page) => layoutLoader(route, features) !== null;
  const nested = Map.groupBy(pages.filter(isNested), ([route]) => routeDefinitionOf(route).nestedLayout);
  return [
    {
      element: <PageProviders />,
      errorElement: <RootError />,
      children: [
        {
          element: <RenewBoundary>{element}</RenewBoundary>,
          children: [
            ...pages.filter((page) => !isNested(page)).map((page) => pageRoute(page, data)),
            ...[...nested.values()].flatMap((inside) => layoutRoute(inside, features, data)),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

type Page = [route: RouteId, load: Lazy];

function pageRoute([route, load]: Page, data: LobbyData | undefined): RouteObject {
  return {
    path: `/:locale${routeDefinitionOf(route).path}`,
    ...lazyElement(route, load),
    // Runs beside `lazy`: the answers are on their way while the code is. Nothing waits for them but the components.
    loader:
      data &&
      (({ request }) => {
        data.sendFirstQueries(new URL(request.url).pathname);
        return null;
      }),
  };
}

/** A nested layout stays mounted while its pages change. Whoever may see the first of them may see all. */
function layoutRoute(pages: readonly Page[], features: readonly FeatureModule[], data?: LobbyData): RouteObject[] {
  const [[route] = []] = pages;
  const load = route && layoutLoader(route, features);
  return load ? [{ ...lazyElement(route, load), children: pages.map((page) => pageRoute(page, data)) }] : [];
}

/** A part of the router whose code is loaded when it is entered. */
function lazyElement(route: RouteId, load: Lazy) {
  return {
    errorElement: <PageError />,
    hydrateFallbackElement: <LoadingFallback />,
    lazy: async () => {
      const { default: Content } = await load().catch((cause: unknown) => {
        throw new CodeNotLoaded('The code of a page', load, cause);
      });
      return {
        element: (
          <RenewBoundary>
            <ProtectedRoute route={route}>
              <Content />
            </ProtectedRoute>
          </RenewBoundary>
        ),
      };
    },
  } satisfies RouteObject;
}

export const createLobbyRouter = (...given: Parameters<typeof lobbyRoutes>) =>
  createBrowserRouter(lobbyRoutes(...given));
