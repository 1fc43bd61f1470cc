/** Sends a message to the other tabs of this origin; without effect where the browser has no broadcast channels. */
export function postToTabs(channelName: string, message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  // A broadcast channel takes no target origin: it reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
  channel.close();
}

/**
 * Calls the listener with each message of the other tabs, which has to be parsed: they may run another release.
 * Returns the unsubscriber.
 */
export function onTabMessage(channelName: string, listener: (message: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
  return () => channel.close();
}
