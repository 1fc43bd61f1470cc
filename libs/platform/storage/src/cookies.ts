import { build } from 'virtual:lobby-build';
import { type CookieAttributes, readCookies, removeCookie, writeCookie } from './cookieJar.ts';
import { announceCookieChange } from './cookieChanges.ts';
import { type CookieName, cookieNames, cookieDefinitionOf } from './cookieTable.ts';
import { allowsPurpose } from './consentRecord.ts';
import { isSecure, oldCookieName, parentDomain } from './domain.ts';
import { timings } from './timings.ts';

/** Comparisons of `document.cookie` with the cookie store before it gives up. */
const maxComparisons = 20;

/** The product's cookies: all attributes come from the table (R-9-007). */
export const cookies = {
  /**
   * The value, moved from the older name when it is still stored under that (R-3-076); null on the server. `mayLag`: what others
   * have written in the last half second may be missing, for what each rendering or request reads and nothing is decided by.
   */
  get(name: CookieName, { mayLag = false } = {}): string | null {
    if (typeof document === 'undefined') return null;
    const [value = null] = readCookies(name, mayLag);
    const oldName = oldCookieName(name, location.hostname);
    const [oldValue = null] = readCookies(oldName, mayLag);
    if (oldValue === null) return value;
    // Another tab may have moved it.
    if (mayLag) return cookies.get(name);
    if (value !== null || cookies.set(name, oldValue)) removeEverywhere(oldName);
    return value ?? oldValue;
  },

  /** All values of that name: a lobby on the domain above may have one as well. */
  getAll: (name: CookieName, options?: { mayLag?: boolean }): string[] =>
    cookies.get(name, options) === null ? [] : readCookies(name, options?.mayLag),

  /** False when it was not written: no consent to its purpose (R-5-006), or too large. */
  set(name: CookieName, value: string): boolean {
    if (!isAllowed(name)) return false;
    if (!writeCookie(name, value, attributesOf(name))) return false;
    announceCookieChange([name]);
    return true;
  },

  remove(name: CookieName): void {
    removeEverywhere(name);
    removeEverywhere(oldCookieName(name, location.hostname));
    announceCookieChange([name]);
  },

  /** Removes all that belongs to the signed-in player (R-4-023). */
  removeOfPlayer(): void {
    for (const name of cookieNames) if (cookieDefinitionOf(name).ofPlayer) cookies.remove(name);
  },

  /**
   * Resolves when `document.cookie` agrees with the cookie store: for a moment it may lag behind what another
   * tab has written. Gives up after half a second.
   */
  async untilCurrent(): Promise<void> {
    if (typeof cookieStore === 'undefined') return;
    for (let count = 0; count < maxComparisons; count += 1) {
      const stored = (await cookieStore.getAll()).map(({ name, value }) => `${name}=${value}`);
      const read = document.cookie === '' ? [] : document.cookie.split('; ');
      if (stored.sort().join('; ') === read.sort().join('; ')) return;
      await new Promise((resolve) => setTimeout(resolve, timings.cookieSyncTimeout / maxComparisons));
    }
  },

  /** Removes what the visitor no longer allows. */
  removeWithoutConsent(): void {
    for (const name of cookieNames) if (!isAllowed(name)) cookies.remove(name);
  },
};

function isAllowed(name: CookieName): boolean {
  const { purpose } = cookieDefinitionOf(name);
  return purpose === undefined || allowsPurpose(purpose);
}

function attributesOf(name: CookieName): CookieAttributes {
  const { days } = cookieDefinitionOf(name);
  return { ...commonAttributes(), ...(days === 'session' ? {} : { expires: days }) };
}

function commonAttributes(): CookieAttributes {
  const { hostname, protocol } = location;
  const domain = parentDomain(hostname);
  return {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(protocol, hostname, build.allowOverrides),
    ...(domain === undefined ? {} : { domain }),
  };
}

/** From the parent domain and, as older releases or a server may have set it, from the host alone. */
function removeEverywhere(name: string): void {
  const { domain, ...ofHost } = commonAttributes();
  removeCookie(name, ofHost);
  if (domain !== undefined) removeCookie(name, { ...ofHost, domain });
}
