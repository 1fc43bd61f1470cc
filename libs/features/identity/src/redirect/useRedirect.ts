import { homeRouteOf, useLocale, useLocation, usePath, useProductMode, useSafeRedirect } from '@lobby/routing';
import { handlerTarget, redirTarget, stateTarget } from './target.ts';

/** Where this page may send a player: a path, or an address of an origin that the settings trust. */
export function useRedirect() {
  const { search, state } = useLocation();
  const context = { toSafe: useSafeRedirect(), locale: useLocale() };
  const path = usePath();
  const home = path(homeRouteOf(useProductMode()));
  return {
    home,
    /** What `redir` asks for, else the page that the link stood on; null: home. */
    returnTo: redirTarget(search, context) ?? stateTarget(state, context),
    /** The same with the login handler's parameters. */
    handlerTarget: handlerTarget(search, { ...context, home }),
  };
}
