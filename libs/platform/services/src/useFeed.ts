import { useEffect } from 'react';
import type { Brand, Feed } from '@lobby/contracts';
import { useMarket } from '@lobby/player';
import { useStore } from '@lobby/runtime';
import { feedStore, loadFeed } from './feed.ts';

/** Jackpot figures and live tables, null until they are known. Loaded by {@link FeedLoader}. */
export const useFeed = (): Feed | null => useStore(feedStore)?.feed ?? null;

/** Loads the feed once, and again when the currency changes. Rendered once per page. */
export function FeedLoader({ brand }: { brand: Pick<Brand, 'id' | 'operator'> }): null {
  const { currency, isSettled } = useMarket();
  useEffect(
    function load() {
      if (!isSettled) return undefined;
      const abort = new AbortController();
      void loadFeed({ brand, currency }, abort.signal);
      return () => abort.abort();
    },
    [brand, currency, isSettled],
  );
  return null;
}
