import { parseUrl, useBrowserValue } from '@lobby/runtime';
import { createContext, use } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  useLocation as useRouterLocation,
} from 'react-router';
import { parseServedLink, type ServedLink } from './address.ts';

/**
 * The location of the page. A page is prerendered for its path alone: hydration begins without query, hash and state
 * of the history entry, and renders again where there are any. An effect that must not act on less than the whole
 * address reads it through `useDestination`.
 */
export function useLocation(): Location {
  const location = useRouterLocation();
  const isPathAlone = location.search === '' && location.hash === '' && location.state === null;
  const showsPathAlone = useBrowserValue(() => isPathAlone, true);
  return showsPathAlone && !isPathAlone ? { ...location, search: '', hash: '', state: null } : location;
}

/** Path and query of {@link useLocation}, each apart; null without a provider (stories, tests). */
export const PathnameContext = createContext<string | null>(null);
export const SearchContext = createContext<string | null>(null);

/** The path of the page. Unlike with {@link useLocation}, a change of the query renders nothing again: each choice of a filter is one. */
export const usePathname = (): string => use(PathnameContext) ?? use(LocationContext).location.pathname;

/** One prerendered page serves every host of the brand, so it is rendered for one that cannot exist (RFC 2606). */
export const SERVER_ORIGIN = 'https://lobby.invalid';

const isAbsolute = /^\s*https?:/i;

/** The lobby's own origin. In a prerendered page, until it is hydrated, no absolute address is of this origin. */
export const useOrigin = (): string => useBrowserValue(() => window.location.origin, SERVER_ORIGIN);

/**
 * Links that the back end serves, as {@link parseServedLink} reads them on this page. Only those that name the lobby's
 * own origin differ on the server; without any there is nothing to render again after hydration.
 */
export function useServedLinks(values: readonly (string | null | undefined)[]): (ServedLink | null)[] {
  // Most are paths, at which parsing throws: that is slow, and happens in each render.
  const namesOwnOrigin = () =>
    values.some(
      (value) => value && isAbsolute.test(value) && parseUrl(value.trim())?.origin === window.location.origin,
    );
  const origin = useBrowserValue(() => (namesOwnOrigin() ? window.location.origin : SERVER_ORIGIN), SERVER_ORIGIN);
  return values.map((value) => parseServedLink(value, origin));
}

/** One such link. */
export function useServedLink(value: string | null | undefined): ServedLink | null {
  const [link = null] = useServedLinks([value]);
  return link;
}
