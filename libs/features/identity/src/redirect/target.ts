import type { Locale } from '@lobby/contracts';
import { buildPath, isLocale, safeRedirect } from '@lobby/routing';
import * as v from 'valibot';

/** What the login handler hands on (R-2-055); `redir` itself stays behind. */
const carried = ['currency', 'amount', 'paymentMethod', 'autoSubmit', 'setCustomJackpot'] as const;

interface Surroundings {
  origin: string;
  locale: Locale;
  /** Where players go who are sent nowhere else. */
  home: string;
}

/** The page of this site that `redir` names, under a locale; null when it names none. */
export function redirPath(search: string, { origin, locale }: Omit<Surroundings, 'home'>): string | null {
  return sitePath(new URLSearchParams(search).get('redir'), { origin, locale });
}

function sitePath(asked: string | null, { origin, locale }: Omit<Surroundings, 'home'>): string | null {
  const path = safeRedirect(asked, origin);
  if (path === null) return null;
  return isLocale(path.split(/[/?#]/)[1] ?? '') ? path : buildPath(path, locale);
}

const stateSchema = v.object({ returnTo: v.string() });

/** The page that a link to this one came from, as its history entry says; null when it says none. */
export function statePath(state: unknown, surroundings: Omit<Surroundings, 'home'>): string | null {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? sitePath(parsed.output.returnTo, surroundings) : null;
}

/** Where the login handler leads: `redir` or home, with its parameters; those already there win. */
export function handlerTarget(search: string, surroundings: Surroundings): string {
  const { origin, home } = surroundings;
  const given = new URLSearchParams(search);
  const target = new URL(redirPath(search, surroundings) ?? home, origin);
  for (const name of carried) {
    const value = given.get(name);
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target.pathname + target.search + target.hash;
}
