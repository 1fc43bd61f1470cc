import type { FeatureModule, Lazy, RouteId } from '@lobby/contracts';
import { createBrowserRouter, definitionOf, type RouteObject } from '@lobby/routing';
import { Frame } from '../frame/Frame.tsx';
import { LoadingFallback } from '../pages/LoadingFallback.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageError } from '../pages/PageError.tsx';
import { PageNotLoaded } from '../pages/useRecovery.ts';
import { isInBuild } from '../routes/hasPage.ts';
import { PageProviders } from './providers.tsx';
import { RootError } from './RootError.tsx';
import { RouteGate } from './RouteGate.tsx';

/** The routes that this build has pages for, as children of one frame that stays mounted. */
export function lobbyRoutes(features: readonly FeatureModule[]): RouteObject[] {
  const pages = features.flatMap(({ routes = {} }) => Object.entries(routes) as [RouteId, Lazy][]);
  return [
    {
      element: <PageProviders />,
      errorElement: <RootError />,
      children: [
        {
          element: <Frame />,
          children: [
            ...pages.filter(([route]) => isInBuild(route)).map(pageRoute),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

function pageRoute([route, load]: [RouteId, Lazy]): RouteObject {
  return {
    path: `/:locale${definitionOf(route).path}`,
    errorElement: <PageError />,
    hydrateFallbackElement: <LoadingFallback />,
    lazy: async () => {
      const { default: Page } = await load().catch((cause: unknown) => {
        throw new PageNotLoaded(load, cause);
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

export const createLobbyRouter = (features: readonly FeatureModule[]) => createBrowserRouter(lobbyRoutes(features));
