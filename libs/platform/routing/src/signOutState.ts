import { removeParamsFromUrl } from './paths.ts';
import { routeOf } from './routeTable.ts';

/**
 * Takes the state that the provider sends back with a sign-out out of the address; null where there is none. Only on the pages that
 * a sign-out leads to: elsewhere a state belongs to the answer to a sign-in. To be called before routing reads the address.
 */
export function takeSignOutState(): string | null {
  const { pathname, search } = window.location;
  const route = routeOf(pathname);
  const state = route === 'login' || route === 'sports' ? new URLSearchParams(search).get('state') : null;
  if (state !== null) removeParamsFromUrl(['state']);
  return state;
}
