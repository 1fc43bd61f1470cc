import { type CookieName, cookieNames } from './cookieTable.ts';
import { channelName, onCookieChangeSignal } from './cookieChangeSignal.ts';
import { postToTabs } from './tabMessages.ts';

type Listener = (names: readonly CookieName[]) => void;

const knownNames: ReadonlySet<string> = new Set(cookieNames);
const isCookieName = (name: string): name is CookieName => knownNames.has(name);

/**
 * Calls the listener when another tab has changed cookies; where the browser has a cookie store
 * it may also be called for changes of this tab or by the server. Returns the unsubscriber.
 */
export function onCookiesChanged(listener: Listener): () => void {
  return onCookieChangeSignal((news) => {
    const names = namesIn(news);
    if (names.length > 0) listener(names);
  });
}

/** Announces the change to other tabs in browsers that have no cookie store events. */
export function announceCookieChange(names: readonly CookieName[]): void {
  if (typeof cookieStore === 'undefined') postToTabs(channelName, names);
}

/** Of an event of the browser's, or of a message of another tab, which may run another release. */
function namesIn(news: unknown): CookieName[] {
  if (!(news instanceof Event)) return Array.isArray(news) ? news.filter(isCookieName) : [];
  const { changed, deleted } = news as CookieChangeEvent;
  // A chunk `name.1` counts as its cookie.
  const names = [...changed, ...deleted].map(({ name }) => name?.split('.')[0] ?? '').filter(isCookieName);
  return [...new Set(names)];
}
