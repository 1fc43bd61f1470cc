import { type CookieName, cookieNames } from './cookieTable.ts';
import { onTabMessage, postToTabs } from './tabMessages.ts';

type Listener = (names: readonly CookieName[]) => void;

const channelName = 'lobby-cookies';
const knownNames: ReadonlySet<string> = new Set(cookieNames);
const isCookieName = (name: string): name is CookieName => knownNames.has(name);

/**
 * Calls the listener when another tab has changed cookies; where the browser has a cookie store
 * it may also be called for changes of this tab or by the server. Returns the unsubscriber.
 */
export function onCookiesChanged(listener: Listener): () => void {
  return typeof cookieStore === 'undefined' ? listenToTabs(listener) : listenToBrowser(cookieStore, listener);
}

/** Announces the change to other tabs in browsers that have no cookie store events. */
export function announceCookieChange(names: readonly CookieName[]): void {
  if (typeof cookieStore === 'undefined') postToTabs(channelName, names);
}

function listenToBrowser(store: CookieStore, listener: Listener): () => void {
  const onChange = ({ changed, deleted }: CookieChangeEvent) => {
    // A chunk `name.1` counts as its cookie.
    const names = [...changed, ...deleted].map(({ name }) => name?.split('.')[0] ?? '').filter(isCookieName);
    if (names.length > 0) listener([...new Set(names)]);
  };
  store.addEventListener('change', onChange);
  return () => store.removeEventListener('change', onChange);
}

function listenToTabs(listener: Listener): () => void {
  return onTabMessage(channelName, (data) => {
    const names = Array.isArray(data) ? data.filter(isCookieName) : [];
    if (names.length > 0) listener(names);
  });
}
