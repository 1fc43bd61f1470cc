import { useEffect } from 'react';
import * as v from 'valibot';
import { sessionStore } from '@lobby/auth';
import type { Brand, Feed } from '@lobby/contracts';
import { type DataClient, useDataClient } from '@lobby/data';
import { fetchJson } from '@lobby/http';
import { useMarket } from '@lobby/player';
import { type Store, useStore } from '@lobby/runtime';

const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a date'),
);

/** A list without the entries that are malformed: one of them does not cost the others. */
const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.filter((item): item is v.InferInput<Schema> => v.is(entry, item))),
    v.array(entry),
  );

const feedSchema = v.object({
  lastUpdated: instant,
  jackpots: listOf(v.object({ lookupId: v.string(), amount: decimal, currency: currencyCode })),
  liveCasino: listOf(
    v.object({
      lookupId: v.string(),
      isOpen: v.boolean(),
      players: v.pipe(v.number(), v.integer(), v.minValue(0)),
      dealer: v.string(),
      minBet: decimal,
      maxBet: decimal,
      currency: currencyCode,
    }),
  ),
});

interface FeedQuery {
  brand: Pick<Brand, 'id' | 'operator'>;
  currency: string;
}

/** The feed in the currency that it was requested in; null before and without. */
type FeedStore = Store<{ currency: string; feed: Feed } | null>;

/** For each session, as its currency is. */
export const feedOf: (client: DataClient) => FeedStore = sessionStore(null);

/** Requests jackpot figures and live tables (R-7-051). A response older than the stored one is ignored. */
export async function loadFeed(store: FeedStore, { brand, currency }: FeedQuery, signal?: AbortSignal): Promise<void> {
  const query = new URLSearchParams({ brand: brand.id, operator: brand.operator, currency });
  const feed = await fetchJson(`/api/feed?${query}`, feedSchema, { signal });
  if (feed === null || signal?.aborted) return;
  const stored = store.get();
  const isOlder = stored?.currency === currency && Date.parse(feed.lastUpdated) < Date.parse(stored.feed.lastUpdated);
  if (!isOlder) store.set({ currency, feed });
}

/** What the feed contains about one game. */
export interface GameFeed {
  jackpot?: Feed['jackpots'][number];
  liveTable?: Feed['liveCasino'][number];
}

const byGame = new WeakMap<Feed, ReadonlyMap<string, GameFeed>>();

function gamesIn(feed: Feed): ReadonlyMap<string, GameFeed> {
  const known = byGame.get(feed);
  if (known) return known;
  const games = new Map<string, GameFeed>();
  for (const jackpot of feed.jackpots) games.set(jackpot.lookupId, { jackpot });
  for (const liveTable of feed.liveCasino)
    games.set(liveTable.lookupId, { ...games.get(liveTable.lookupId), liveTable });
  byGame.set(feed, games);
  return games;
}

/**
 * Jackpot figures and live table of a game, null until they are known and where there are none. Loaded by
 * {@link FeedLoader}. By game, so that its arrival rerenders only the tiles of its games.
 */
export function useGameFeed(lookupId: string): GameFeed | null {
  const { subscribe, get } = feedOf(useDataClient());
  return useStore({
    subscribe,
    get: () => gamesIn(get()?.feed ?? noFeed).get(lookupId) ?? null,
    getServer: () => null,
  });
}

const noFeed: Feed = { lastUpdated: '', jackpots: [], liveCasino: [] };

/** Loads the feed once, and again when the currency changes. Rendered once per page. */
export function FeedLoader({ brand }: { brand: Pick<Brand, 'id' | 'operator'> }): null {
  const { currency, isSettled } = useMarket();
  const feed = feedOf(useDataClient());
  useEffect(
    function load() {
      if (!isSettled) return undefined;
      const abort = new AbortController();
      void loadFeed(feed, { brand, currency }, abort.signal);
      return () => abort.abort();
    },
    [feed, brand, currency, isSettled],
  );
  return null;
}
