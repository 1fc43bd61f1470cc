import { homeRouteOf, useLocale, useLocation, usePath, useProductMode } from '@lobby/routing';
import { handlerTarget, redirPath, statePath } from './target.ts';

/** The addresses that this page may send a player to. */
export function useRedirect() {
  const { search, state } = useLocation();
  const surroundings = { origin: window.location.origin, locale: useLocale() };
  const path = usePath();
  const home = path(homeRouteOf(useProductMode()));
  return {
    home,
    /** The page that `redir` asks for, else the one that the link stood on; null: home. */
    returnTo: redirPath(search, surroundings) ?? statePath(state, surroundings),
    /** The same with the login handler's parameters. */
    handlerTarget: handlerTarget(search, { ...surroundings, home }),
  };
}
