import type { CatalogueBase } from '@lobby/contracts';
import { useQueryParams } from '@lobby/routing';
import { deviceTime, platformClockOffset, useStore } from '@lobby/runtime';
import { useState } from 'react';
import type { Catalogue } from '../catalogue/catalogueQuery.ts';
import { useCatalogue, useKnownCatalogue } from '../catalogue/useCatalogue.ts';
import { type Criteria, noCriteria, readCriteria, writeCriteria } from './criteria.ts';
import { type Filtered, filterGames } from './filterGames.ts';

/** The criteria of the address, and how to change them. */
export function useCriteria() {
  const [params, setParams] = useQueryParams();
  const { criteria, isUnknown } = readCriteria(params);
  return {
    criteria,
    isUnknown,
    /** Changes some of them. What others have changed a moment ago stays. */
    set(changes: Partial<Criteria>) {
      const written = Object.entries(writeCriteria({ ...noCriteria, ...changes }));
      setParams(Object.fromEntries(written.filter(([name]) => Object.hasOwn(changes, name))), { atOnce: true });
    },
    /** Takes all filters away, and leaves the order. */
    clear() {
      const names = Object.keys(noCriteria).filter((name) => name !== 'sort');
      setParams(Object.fromEntries(names.map((name) => [name, []])), { atOnce: true });
    },
  };
}

/** Of the bar with the filters, one on a page. */
export const filterBarId = 'game-filters';

/** For the focus of a button that is gone. */
export const focusFilterBar = () => document.getElementById(filterBarId)?.focus();

const hour = 60 * 60 * 1000;

const results = new WeakMap<object, { key: string; filtered: Filtered }>();

/** The games of the page that the address narrows it to, computed once for all that show them; null without a catalogue. */
function useFilteredOf(catalogue: Catalogue | null, base: CatalogueBase): Filtered | null {
  const { criteria } = useCriteria();
  const [now] = useState(deviceTime);
  const offset = useStore(platformClockOffset);
  if (!catalogue) return null;
  const time = Math.floor((now + offset) / hour) * hour;
  const key = JSON.stringify([base.list, base.studio, writeCriteria(criteria), time]);
  const known = results.get(catalogue.games);
  if (known?.key === key) return known.filtered;
  const filtered = filterGames(catalogue, base, criteria, time);
  results.set(catalogue.games, { key, filtered });
  return filtered;
}

/** With its catalogue, which the first use loads. */
export function useFiltered(base: CatalogueBase) {
  const { catalogue, error, retry } = useCatalogue();
  return { filtered: useFilteredOf(catalogue, base), currency: catalogue?.currency, error, retry };
}

/** The same where something has loaded the catalogue. */
export const useKnownFiltered = (base: CatalogueBase) => useFilteredOf(useKnownCatalogue(), base);
