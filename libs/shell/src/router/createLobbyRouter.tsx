import type { FeatureModule, Lazy, RouteId } from '@lobby/contracts';
import { createBrowserRouter, definitionOf, type RouteObject } from '@lobby/routing';
import { CodeNotLoaded } from '@lobby/runtime';
import { Frame } from '../frame/Frame.tsx';
import { LoadingFallback } from '../pages/LoadingFallback.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageError } from '../pages/PageError.tsx';
import { isInBuild } from '../routes/hasPage.ts';
import type { LobbyData } from './lobbyData.ts';
import { PageProviders } from './providers.tsx';
import { RootError } from './RootError.tsx';
import { RouteGate } from './RouteGate.tsx';

/**
 * The routes that this build has pages for, as children of one frame that stays mounted.
 *
 * @param data in the browser: asks a page's first queries as soon as its route is entered
 */
export function lobbyRoutes(features: readonly FeatureModule[], data?: LobbyData): RouteObject[] {
  const pages = features.flatMap(({ routes = {} }) => Object.entries(routes) as [RouteId, Lazy][]);
  return [
    {
      element: <PageProviders />,
      errorElement: <RootError />,
      children: [
        {
          element: <Frame />,
          children: [
            ...pages.filter(([route]) => isInBuild(route)).map((page) => pageRoute(page, data)),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

function pageRoute([route, load]: [RouteId, Lazy], data: LobbyData | undefined): RouteObject {
  return {
    path: `/:locale${definitionOf(route).path}`,
    errorElement: <PageError />,
    hydrateFallbackElement: <LoadingFallback />,
    // Runs beside `lazy`: the answers are on their way while the code is. Nothing waits for them but the components.
    loader:
      data &&
      (({ request }) => {
        data.askAhead(new URL(request.url).pathname);
        return null;
      }),
    lazy: async () => {
      const { default: Page } = await load().catch((cause: unknown) => {
        throw new CodeNotLoaded('The code of a page', load, cause);
      });
      return {
        element: (
          <RouteGate route={route}>
            <Page />
          </RouteGate>
        ),
      };
    },
  };
}

export const createLobbyRouter = (features: readonly FeatureModule[], data: LobbyData) =>
  createBrowserRouter(lobbyRoutes(features, data));
