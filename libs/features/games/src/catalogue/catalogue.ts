import { sessionScope } from '@lobby/auth';
import { type DataClient, type QueryError, withoutCache } from '@lobby/data';
import { createStore, type ReadableStore } from '@lobby/runtime';
import { timings } from '../timings.ts';
import type { MarketVariables } from '../useGameVariables.ts';
import { type Catalogue, type CatalogueAnswer, type CatalogueGame, GameCatalogue } from './catalogueQuery.ts';
import { readCatalogue, writeCatalogue } from './storedCatalogue.ts';

interface CatalogueState {
  /** Null until it is loaded, and where the platform has none. Its games are the same object until something has changed. */
  catalogue: Catalogue | null;
  /** Of the last request, if that has failed. */
  error: QueryError;
}

interface CatalogueStore {
  state: ReadableStore<CatalogueState>;
  /**
   * Shows what the device has of this market, and requests what has changed. Called again, it does so once that is old. What is known
   * stays where the platform does not answer.
   */
  load(variables: MarketVariables): Promise<void>;
}

function createCatalogue(client: DataClient): CatalogueStore {
  const state = createStore<CatalogueState>(nothing);
  let market = '';
  let loadedAt = Number.NEGATIVE_INFINITY;

  return {
    state,
    async load(variables) {
      const wanted = JSON.stringify(variables);
      const isCurrent = () => wanted === market && !client.ended.aborted;
      if (wanted === market && performance.now() - loadedAt < timings.catalogueMaxAge) return;
      loadedAt = performance.now();
      if (wanted !== market) {
        market = wanted;
        state.set(nothing);
        const stored = await readCatalogue(market);
        if (!isCurrent()) return;
        state.set({ catalogue: stored, error: undefined });
      }
      const { catalogue: known } = state.get();
      const { data, error } = await client.urql
        .query(GameCatalogue, { since: known?.version, ...variables }, withoutCache)
        .toPromise();
      if (!isCurrent()) return;
      if (!data) {
        // The next search asks again.
        loadedAt = Number.NEGATIVE_INFINITY;
        state.set({ catalogue: known, error });
        return;
      }
      const { version, currency, ...answer } = data.personalized.gameCatalogue;
      const next = { version, currency, games: merge(known?.games ?? [], answer) };
      state.set({ catalogue: next, error: undefined });
      await writeCatalogue(market, next);
    },
  };
}

const nothing: CatalogueState = { catalogue: null, error: undefined };

function merge(
  known: readonly CatalogueGame[],
  { isComplete, games, removedIds }: Pick<CatalogueAnswer, 'isComplete' | 'games' | 'removedIds'>,
): readonly CatalogueGame[] {
  if (isComplete) return games;
  if (games.length + removedIds.length === 0) return known;
  const replaced = new Set([...removedIds, ...games.map(({ lookupId }) => lookupId)]);
  return [...known.filter(({ lookupId }) => !replaced.has(lookupId)), ...games];
}

/** The catalogue that a session's client has loaded. It is the same for everybody in a market, and stays on the device. */
export const catalogueOf = sessionScope(createCatalogue);
