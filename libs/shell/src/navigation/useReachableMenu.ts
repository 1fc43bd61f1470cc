import { routeOf } from '@lobby/routing';
import { hasPage } from '../router/hasPage.ts';
import { useStartedLobby } from '../start/LobbyContext.tsx';
import { useLobbyMenu, type MenuEntry } from './lobbyMenu.ts';

/** The served menu without the entries that this build has no page for. */
export function useReachableMenu(): readonly MenuEntry[] {
  const { features } = useStartedLobby();
  return useLobbyMenu().filter(({ url }) => {
    if (!url.startsWith('/')) return true;
    const route = routeOf(url.split(/[?#]/)[0] ?? url);
    return route !== null && hasPage(route, features);
  });
}
