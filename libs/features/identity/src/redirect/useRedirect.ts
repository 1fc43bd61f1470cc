import { useLocale, useLocation, usePath, useProductMode } from '@lobby/routing';
import { handlerTarget, redirPath } from './target.ts';

/** The addresses that this page may send a player to. */
export function useRedirect() {
  const { search } = useLocation();
  const surroundings = { origin: window.location.origin, locale: useLocale() };
  const path = usePath();
  const home = path(useProductMode() === 'sports' ? 'sports' : 'lobby');
  return {
    home,
    /** The page that `redir` asks for; null: home. */
    returnTo: redirPath(search, surroundings),
    /** The same with the login handler's parameters. */
    handlerTarget: handlerTarget(search, { ...surroundings, home }),
  };
}
