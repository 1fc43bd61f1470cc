import { usePath, useSafeRedirect, withQuery } from '@lobby/routing';
import type { StartRoute } from './partner/partners.ts';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Where a sign-in that is stored in the browser leads: what is stored is trusted no more than an address. */
export function useReturn() {
  const toSafe = useSafeRedirect();
  const path = usePath();
  const { home } = useRedirect();
  return {
    targetOf: (returnTo: string | null | undefined): string => toSafe(returnTo) ?? home,
    /** The page of a route, with the page to return to. */
    pageOf(route: StartRoute, returnTo: string | null | undefined): string {
      const safe = toSafe(returnTo);
      return withQuery(path(route), safe === null ? undefined : { redir: safe });
    },
    toSafe,
  };
}
