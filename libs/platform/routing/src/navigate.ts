import { use } from 'react';
import { type Location, type NavigateFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** The router of the page, the same in each rendering. */
export function useRouter() {
  const context = use(DataRouterContext);
  if (context === null) throw new Error('The lobby renders inside of a RouterProvider.');
  return context.router;
}

/**
 * Opens an address of the lobby, or goes through the history; the same function in each rendering. The router's own hook reads the context
 * of its route, which changes whenever a navigation begins or ends: each tile with a button would render again.
 */
export const useNavigate = (): NavigateFunction => useRouter().navigate as NavigateFunction;

/**
 * Gives the location that the player is on the way to, or has reached: the screen may show the page before it
 * until the next one is rendered.
 */
export function useDestination(): () => Location {
  const router = useRouter();
  return () => router.state.navigation.location ?? router.state.location;
}
