import type { Locale } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { isLocale } from './locale.ts';
import { PathnameContext, SearchContext, useLocation as usePageLocation, usePathname } from './location.ts';
import { useNavigate } from './navigate.ts';
import { RedirectOriginsContext } from './redirect.ts';
import { type ResolvedAddress, resolveAddress } from './resolveAddress.ts';
import { SportsbookContext } from './useProductMode.ts';

const LocaleContext = createContext<Locale | null>(null);

const noOrigins: readonly string[] = [];

interface RoutingProviderProps {
  /** The brand's locales and its default one. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** Whether this build has a page for sports; without one there is no sports mode. */
  sportsbook: boolean;
  /** Origins other than the lobby's own to which `redir` may lead. */
  redirectOrigins?: readonly string[];
  children: ReactNode;
}

/**
 * Inside the router, around every page: redirects addresses without a locale, with an unknown one or in a
 * non-canonical form by replacing the history entry, stores the locale, and provides locale, sportsbook and
 * trusted origins. Renders nothing while it redirects.
 */
export function RoutingProvider({
  locales,
  defaultLocale,
  sportsbook,
  redirectOrigins,
  children,
}: RoutingProviderProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = usePageLocation();
  const address = resolveLocation(location, locales, defaultLocale);

  useEffect(
    function storeLocale() {
      if (address.stored !== null) cookies.set('locale', address.stored);
      else cookies.remove('locale');
    },
    [address.stored],
  );
  useEffect(
    function redirect() {
      if (address.redirect !== null) void navigate(address.redirect, { replace: true });
    },
    [address.redirect, navigate],
  );

  if (address.redirect !== null) return null;
  return (
    <SportsbookContext value={sportsbook}>
      <RedirectOriginsContext value={redirectOrigins ?? noOrigins}>
        <LocaleContext value={address.locale}>
          <PathnameContext value={pathname}>
            <SearchContext value={search}>{children}</SearchContext>
          </PathnameContext>
        </LocaleContext>
      </RedirectOriginsContext>
    </SportsbookContext>
  );
}

/** Outside of the component, where memoisation cannot keep an old value of the cookie. */
function resolveLocation(location: Location, offered: readonly Locale[], fallback: Locale): ResolvedAddress {
  return resolveAddress(location, { offered, fallback, stored: cookies.get('locale') });
}

/** The locale of the page: the provider's, or the path's without a provider (stories, tests). */
export function useLocale(): Locale {
  const pathname = usePathname();
  const provided = use(LocaleContext);
  if (provided !== null) return provided;
  const first = pathname.split('/')[1] ?? '';
  return isLocale(first) ? first : 'en';
}
