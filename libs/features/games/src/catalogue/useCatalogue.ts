import { useDataClient } from '@lobby/data';
import { reportError } from '@lobby/monitoring';
import { useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import { useMarketVariables } from '../useGameVariables.ts';
import { catalogueOf } from './catalogue.ts';

/** The catalogue of the visitor's market, which the first use loads; null until it is there, and where the platform has none. */
export function useCatalogue() {
  const { state, load } = catalogueOf(useDataClient());
  const { variables, pause } = useMarketVariables();
  const market = JSON.stringify(variables);
  const retry = () => void load(variables).catch(reportError);
  useEffect(
    function loadCatalogue() {
      if (!pause) retry();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the variables, whose object may be new in each rendering
    [load, market, pause],
  );
  return { ...useStore(state), retry };
}

/** The same catalogue where something has loaded it. */
export const useKnownCatalogue = () => useStore(catalogueOf(useDataClient()).state).catalogue;
