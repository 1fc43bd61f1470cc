import type { Locale, RouteId } from '@lobby/contracts';
import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { useLocation } from './location.ts';
import { buildPath, splitPath } from './paths.ts';
import { type ParamsOf, pathOf, type RouteParams } from './routeTable.ts';
import { useLocale } from './RoutingProvider.tsx';
import { usePrefetch } from './usePrefetch.ts';

/** A route of the table, or a path from the server (with or without locale, starting with a slash). */
type LinkTarget = RouteId | `/${string}`;

type Params<To extends LinkTarget> = To extends RouteId
  ? ParamsOf<To> extends []
    ? { params?: undefined }
    : { params: RouteParams<To> }
  : { params?: undefined };

type LinkProps<To extends LinkTarget> = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'replace' | 'state' | 'preventScrollReset' | 'reloadDocument'> &
  Params<To> & {
    to: To;
    query?: Readonly<Record<string, string>>;
    /** A locale other than the page's, for the language menu. */
    locale?: Locale;
  };

/** A link inside the lobby: adds the locale and the trailing slash, and marks the current page. */
export function Link<To extends LinkTarget>({ to, params, query, locale, ...anchor }: LinkProps<To>) {
  const pageLocale = useLocale();
  const { pathname, search } = useLocation();
  const href = buildPath(withQuery(targetPath(to, params), query), locale ?? pageLocale);
  const target = splitPath(href);
  // With a query of its own a link is current only where the query is the same.
  const isCurrent = target.pathname === pathname && (target.search === '' || target.search === search);
  const current = isCurrent ? 'page' : undefined;
  const prefetching = usePrefetch(href, anchor);
  return <RouterLink aria-current={current} {...anchor} {...prefetching} to={href} />;
}

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
