import { isRouteAvailable, routeOf } from '@lobby/routing';
import { availability } from '../router/availability.ts';
import { routesWithoutPage } from '../router/routesWithoutPage.ts';
import { useStartedLobby } from '../start/LobbyContext.tsx';
import { useLobbyMenu, type MenuEntry } from './lobbyMenu.ts';

/** The served menu without the entries that this build has no page for. */
export function useReachableMenu(): readonly MenuEntry[] {
  const { features } = useStartedLobby();
  const missing = routesWithoutPage(features);
  return useLobbyMenu().filter(({ url }) => {
    if (!url.startsWith('/')) return true;
    const route = routeOf(url.split(/[?#]/)[0] ?? url);
    return route !== null && !missing.includes(route) && isRouteAvailable(route, availability());
  });
}
