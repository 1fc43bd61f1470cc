import { type CookieName, cookieNames } from './cookieTable.ts';

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

/** Tells other tabs, where the browser does not do so by itself. */
export function announceCookieChange(names: readonly CookieName[]): void {
  if (typeof cookieStore !== 'undefined' || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  // A broadcast channel takes no target origin: it reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(names);
  channel.close();
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
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const names = Array.isArray(data) ? data.filter(isCookieName) : [];
    if (names.length > 0) listener(names);
  });
  return () => channel.close();
}
