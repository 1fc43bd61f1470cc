import type { RouteLayout } from '@lobby/contracts';
import { hasPage, useLobby } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { routeDefinitionOf, routeOf, usePathname } from '@lobby/routing';

interface Layout {
  layout: Exclude<RouteLayout, 'mixed'>;
  /** Basic layout without the sign-in link. */
  hideSignIn: boolean;
  /** A page that fills the window: the running game. */
  immersive: boolean;
}

/**
 * The layout of the address on screen: a mixed one is signed-in when somebody is signed in
 * (R-2-014), and an address that is not found is basic (R-2-044, A-066), but for those inside a nested layout.
 * Signed-in pages that a visitor may open, such as a demo game, get the basic one.
 */
export function useLayout(): Layout {
  const pathname = usePathname();
  const { features } = useLobby();
  const { isSignedIn } = useSession();
  const route = routeOf(pathname);
  if (route === null) return { layout: 'basic', hideSignIn: false, immersive: false };
  const { layout, nestedLayout, hideSignIn = false } = routeDefinitionOf(route);
  const isFound = hasPage(route, features) || (nestedLayout && hasPage(`${nestedLayout}-rest`, features));
  if (!isFound) return { layout: 'basic', hideSignIn, immersive: false };
  const immersive = route === 'game';
  if (layout === 'basic' || layout === 'main') return { layout, hideSignIn, immersive };
  return { layout: isSignedIn ? 'signed-in' : 'basic', hideSignIn, immersive };
}
