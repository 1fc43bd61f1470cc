import { onTabMessage } from './tabMessages.ts';

/** For browsers that have no cookie store, where tabs notify each other. */
export const channelName = 'lobby-cookies';

/**
 * Calls the listener whenever cookies may have changed, with whatever the browser or another tab says of it. For inline code, which looks at
 * the cookies itself; see `onCookiesChanged`. Returns the unsubscriber.
 */
export function onCookieChangeSignal(listener: (news: unknown) => void): () => void {
  if (typeof cookieStore === 'undefined') return onTabMessage(channelName, listener);
  const store = cookieStore;
  store.addEventListener('change', listener);
  return () => store.removeEventListener('change', listener);
}
