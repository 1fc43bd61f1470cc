import { createStore, useStore } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Sportsbook } from 'virtual:lobby-build';
import { parseProductMode, type ProductMode, resolveProductMode, type ResolvedProductMode } from './productMode.ts';

/** Has this build a sportsbook? Where no RoutingProvider says so (stories, tests), the toggle alone does. */
export const SportsbookContext = createContext<boolean | null>(null);

/** The preference of this visit; the cookie's, until a page decides otherwise. */
const preference = createStore<ProductMode | null>(null);

function remembered(): ProductMode | null {
  return preference.get() ?? parseProductMode(cookies.get('productMode'));
}

function useResolvedProductMode(): ResolvedProductMode {
  const { pathname, search } = useLocation();
  return resolveProductMode({
    pathname,
    search,
    remembered: useStore({ get: remembered, subscribe: preference.subscribe }),
    sportsbook: useContext(SportsbookContext) ?? Sportsbook,
  });
}

export function useProductMode(): ProductMode {
  return useResolvedProductMode().mode;
}

/** The mode of the page on screen, for those outside of React; the same that `useProductMode` gives. */
export function currentProductMode(sportsbook: boolean): ProductMode {
  const { pathname, search } = window.location;
  return resolveProductMode({ pathname, search, remembered: remembered(), sportsbook }).mode;
}

/**
 * Remembers the mode whenever a page or the query decided it: for this visit always, in the
 * cookie only as far as storage's consent rule lets it (R-2-049), hence again when consent changes.
 * Used once, by the frame.
 */
export function useRememberProductMode(): void {
  const { mode, decided } = useResolvedProductMode();
  useEffect(
    function remember() {
      if (!decided) return;
      preference.set(mode);
      writeCookie();
    },
    [mode, decided],
  );
  useEffect(function writeOnConsent() {
    window.addEventListener('consent-updated', writeCookie);
    return () => window.removeEventListener('consent-updated', writeCookie);
  }, []);
}

function writeCookie(): void {
  const current = preference.get();
  if (current !== null) cookies.set('productMode', current);
}
