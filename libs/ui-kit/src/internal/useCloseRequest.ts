import { useEffect, useEffectEvent } from 'react';

/** Not yet in TypeScript's library. A watcher that has closed is used up. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

/** On other platforms it would observe Escape only, even one that has closed a list inside the dialog. */
const watcherClass = () =>
  navigator.userAgent.includes('Android')
    ? (window as { CloseWatcher?: new () => CloseWatcherLike }).CloseWatcher
    : undefined;

/**
 * Handles Android's Back while something lies over the page, in browsers that notify the page: Back would leave the page
 * otherwise, with the game or the deposit on it.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const onClose = useEffectEvent(onRequest);
  useEffect(
    function watchForBack() {
      const CloseWatcher = watcherClass();
      if (!isOpen || !CloseWatcher) return undefined;
      let watcher: CloseWatcherLike;
      const watch = () => {
        watcher = new CloseWatcher();
        watcher.addEventListener('close', () => {
          // It may stay open: the next request is heard of as well.
          watch();
          onClose();
        });
      };
      watch();
      return () => watcher.destroy();
    },
    [isOpen],
  );
}
