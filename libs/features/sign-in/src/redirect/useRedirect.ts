import type { Locale } from '@lobby/contracts';
import {
  buildPath,
  homeRouteOf,
  isLocale,
  useLocale,
  useLocation,
  usePath,
  useProductMode,
  useSafeRedirect,
} from '@lobby/routing';
import * as v from 'valibot';

/** Parameters that the login handler forwards (R-2-055); `redir` itself is dropped. */
const carried = ['currency', 'amount', 'paymentMethod', 'autoSubmit', 'setCustomJackpot'] as const;

/** Placeholder origin to parse a path with. */
const base = 'https://lobby.invalid';

interface RedirectContext {
  /** Where an address from outside may lead, null for nowhere: `useSafeRedirect()` of routing. */
  toSafe: (value: string | null) => string | null;
  locale: Locale;
}

/** Where `redir` leads, a path under a locale or an address of a trusted origin; null when it leads nowhere. */
export function redirTarget(search: string, context: RedirectContext): string | null {
  return target(new URLSearchParams(search).get('redir'), context);
}

function target(requested: string | null, { toSafe, locale }: RedirectContext): string | null {
  const safe = toSafe(requested);
  if (safe === null || !safe.startsWith('/')) return safe;
  return isLocale(safe.split(/[/?#]/)[1] ?? '') ? safe : buildPath(safe, locale);
}

const stateSchema = v.object({ returnTo: v.string() });

/** The page that a link to this one came from, from the state of the history entry; null when there is none. */
export function stateTarget(state: unknown, context: RedirectContext): string | null {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? target(parsed.output.returnTo, context) : null;
}

/** Where the login handler leads: `redir` or home, with its parameters; those already there win. */
export function handlerTarget(search: string, context: RedirectContext & { home: string }): string {
  const given = new URLSearchParams(search);
  const url = new URL(redirTarget(search, context) ?? context.home, base);
  for (const name of carried) {
    const value = given.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

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
