import type { Locale, RouteId } from '@lobby/contracts';
import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, type LinkProps as RouterLinkProps } from 'react-router';
import { SearchContext, usePathname } from './location.ts';
import { useRouter } from './navigate.ts';
import { buildPath, splitPath } from './paths.ts';
import { type ParamsOf, pathOf, type RouteParams } from './routeTable.ts';
import { useLocale } from './RoutingProvider.tsx';
import { cancelPrefetch, usePrefetch } from './usePrefetch.ts';

/** A route of the table, or a path from the server (with or without locale, starting with a slash). */
type LinkTarget = RouteId | `/${string}`;

type Params<To extends LinkTarget> = To extends RouteId
  ? ParamsOf<To> extends []
    ? { params?: undefined }
    : { params: RouteParams<To> }
  : { params?: undefined };

type LinkProps<To extends LinkTarget> = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'replace' | 'state'> &
  Params<To> & {
    to: To;
    query?: Readonly<Record<string, string>>;
    /** A locale other than the page's, for the language menu. */
    locale?: Locale;
  };

/**
 * A link inside the lobby: adds the locale and the trailing slash, and marks the current page.
 *
 * The router's own link reads the context of its route, which changes whenever a navigation begins or ends: each link of
 * the page that is left would render again before the next one does.
 */
export function Link<To extends LinkTarget>({
  to,
  params,
  query,
  locale,
  replace,
  state,
  onClick,
  children,
  ...anchor
}: LinkProps<To>) {
  const pageLocale = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const href = buildPath(withQuery(targetPath(to, params), query), locale ?? pageLocale);
  const target = splitPath(href);
  // With a query of its own a link is current only where the query is the same.
  const isCurrent = target.pathname === pathname && (target.search === '' || target.search === use(SearchContext));
  const current = isCurrent ? 'page' : undefined;
  const prefetching = usePrefetch(href, anchor);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    cancelPrefetch();
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, anchor.target)) return;
    event.preventDefault();
    // A task of its own: a browser that puts the frame with the press before other tasks shows it at once.
    setTimeout(() => {
      // As with any link of a document, the page that is shown already gets no second entry in the history.
      const isShown = href === createPath(router.state.location);
      void router.navigate(href, { replace: replace ?? isShown, state });
    });
  }
  return (
    <a aria-current={current} {...anchor} {...prefetching} href={href} onClick={open}>
      {children}
    </a>
  );
}

/** Whether a click opens the link in this window, and in no other way that the browser has. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self') =>
  button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);

function targetPath(to: LinkTarget, params: object | undefined): string {
  if (to.startsWith('/')) return to;
  return pathOf(to as 'game', params as RouteParams<'game'>);
}

export function withQuery(path: string, query: Readonly<Record<string, string>> | undefined): string {
  if (query === undefined) return path;
  const { pathname, search, hash } = splitPath(path);
  const merged = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) merged.set(name, value);
  const text = merged.toString();
  return pathname + (text === '' ? '' : `?${text}`) + hash;
}

/** Builds addresses of the page's locale for navigation in code: `pathTo('game', { slug })`. */
export function usePath(): <Id extends RouteId>(route: Id, ...params: ParamsOf<Id>) => string {
  const locale = useLocale();
  return (route, ...params) => buildPath(pathOf(route, ...params), locale);
}
