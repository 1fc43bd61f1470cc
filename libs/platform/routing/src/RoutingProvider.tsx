import type { Locale } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type Entry, resolveEntry } from './entry.ts';
import { isLocale } from './locale.ts';
import { RedirectOriginsContext } from './redirect.ts';
import { SportsbookContext } from './useProductMode.ts';

const LocaleContext = createContext<Locale | null>(null);

const noOrigins: readonly string[] = [];

interface RoutingProviderProps {
  /** The brand's locales and its default one. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** Whether this build has a page for sports; without one there is no sports mode. */
  sportsbook: boolean;
  /** Other origins to which a `redir` may lead. */
  redirectOrigins?: readonly string[];
  children: ReactNode;
}

/**
 * Inside the router, around every page: redirects plain, unknown-locale and non-canonical addresses by replacing
 * the history entry, updates the stored locale, and provides locale, sportsbook and trusted origins. Renders
 * nothing while it redirects.
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
  const entry = entryOf(location, locales, defaultLocale);

  useEffect(
    function rememberLocale() {
      if (entry.stored !== null) cookies.set('locale', entry.stored);
      else cookies.remove('locale');
    },
    [entry.stored],
  );
  useEffect(
    function sendOn() {
      if (entry.redirect !== null) void navigate(entry.redirect, { replace: true });
    },
    [entry.redirect, navigate],
  );

  if (entry.redirect !== null) return null;
  return (
    <SportsbookContext value={sportsbook}>
      <RedirectOriginsContext value={redirectOrigins ?? noOrigins}>
        <LocaleContext value={entry.locale}>{children}</LocaleContext>
      </RedirectOriginsContext>
    </SportsbookContext>
  );
}

/** Reads the cookie for each address; inside the component the call could be memoised. */
function entryOf(location: Location, offered: readonly Locale[], fallback: Locale): Entry {
  return resolveEntry(location, { offered, fallback, stored: cookies.get('locale') });
}

/** The locale of the page: the provider's, or by the path where there is no provider (stories, tests). */
export function useLocale(): Locale {
  const provided = useContext(LocaleContext);
  const { pathname } = useLocation();
  if (provided !== null) return provided;
  const first = pathname.split('/')[1] ?? '';
  return isLocale(first) ? first : 'en';
}
