import { createStore, type ReadableStore, useStore } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { createContext, useContext, useEffect } from 'react';
import { build } from 'virtual:lobby-build';
import { useLocation } from './location.ts';
import { parseProductMode, type ProductMode, resolveProductMode, type ResolvedProductMode } from './productMode.ts';

/** Whether this build has a sportsbook; without a RoutingProvider (stories, tests) the toggle decides. */
export const SportsbookContext = createContext<boolean | null>(null);

/** The preference of this visit; null until a page sets it, and the cookie applies. */
const preferenceStore = createStore<ProductMode | null>(null);

/** The preference as components read it; a prerendered page has none. */
const preference: ReadableStore<ProductMode | null> = {
  get: readPreference,
  subscribe: preferenceStore.subscribe,
  getServer: () => null,
};

function readPreference(): ProductMode | null {
  return preferenceStore.get() ?? parseProductMode(cookies.get('productMode', { mayLag: true }));
}

/** Without a sportsbook nothing depends on the preference: the cookie is not read in each rendering of each part. */
const noPreference: ReadableStore<null> = { get: () => null, subscribe: () => () => {} };

function useResolvedProductMode(): ResolvedProductMode {
  const { pathname, search } = useLocation();
  const sportsbook = useContext(SportsbookContext) ?? build.Sportsbook;
  return resolveProductMode({
    pathname,
    search,
    preference: useStore<ProductMode | null>(sportsbook ? preference : noPreference),
    sportsbook,
  });
}

export function useProductMode(): ProductMode {
  return useResolvedProductMode().mode;
}

/** The mode of the page on screen, for code outside of React; the same as `useProductMode`. */
export function currentProductMode(sportsbook: boolean): ProductMode {
  // No page of sports is prerendered.
  if (!sportsbook || typeof window === 'undefined') return 'casino';
  const { pathname, search } = window.location;
  return resolveProductMode({ pathname, search, preference: readPreference(), sportsbook }).mode;
}

/**
 * Stores the mode as the preference whenever the route or the query names it: always for this visit, in
 * the cookie only with consent (R-2-049), and therefore again when consent changes. Used once, by the frame.
 */
export function useStoreProductMode(): void {
  const { mode, isExplicit } = useResolvedProductMode();
  useEffect(
    function storePreference() {
      if (!isExplicit) return;
      preferenceStore.set(mode);
      writeCookie();
    },
    [mode, isExplicit],
  );
  useEffect(function writeOnConsent() {
    window.addEventListener('consent-updated', writeCookie);
    return () => window.removeEventListener('consent-updated', writeCookie);
  }, []);
}

function writeCookie(): void {
  const current = preferenceStore.get();
  if (current !== null) cookies.set('productMode', current);
}
