import { useLingui } from '@lingui/react/macro';
import { reportError } from '@lobby/monitoring';
import { useEffect, useState } from 'react';
import type { CatalogueGame } from '../catalogue/catalogueQuery.ts';
import { useFeatureName } from '../catalogue/features.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { useStudios, useStudiosBySlug } from '../studios/Studios.tsx';
import { useMarketVariables } from '../useGameVariables.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Indexes outlive the search's overlay: the next one has its results with the first letter. */
const indexes = new WeakMap<readonly CatalogueGame[], { names: string; index: Promise<SearchIndex> }>();

/** The index of what the device knows of the market; null until it is made, and where the platform has no catalogue. */
export function useSearchIndex(): SearchIndex | null {
  const { i18n } = useLingui();
  const games = useCatalogue().catalogue?.games ?? null;
  const market = JSON.stringify(useMarketVariables().variables);
  const { studios, error: studiosError } = useStudios();
  const studiosBySlug = useStudiosBySlug();
  const featureName = useFeatureName();
  const [made, setMade] = useState<{ market: string; index: SearchIndex } | null>(null);

  // Without its studios it would be made twice.
  const hasNames = studios !== undefined || studiosError !== undefined;
  const names = `${i18n.locale} ${studiosBySlug.size}`;
  useEffect(
    function indexGames() {
      if (!games || games.length === 0 || !hasNames) return undefined;
      let isLeft = false;
      let known = indexes.get(games);
      if (known?.names !== names) {
        const index = import('./searchIndex.ts').then(({ createSearchIndex }) =>
          createSearchIndex(games, {
            studios: new Map([...studiosBySlug].map(([slug, { name }]) => [slug, name])),
            featureName,
          }),
        );
        known = { names, index };
        indexes.set(games, known);
      }
      known.index
        .then((index) => !isLeft && setMade({ market, index }))
        .catch((error: unknown) => {
          // The platform's search is left; the next opening tries again.
          indexes.delete(games);
          reportError(error);
        });
      return () => {
        isLeft = true;
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names stand for the studios and the language of the features
    [games, names, hasNames, market],
  );

  // The former one of the same market until the next is made.
  return games && games.length > 0 && made?.market === market ? made.index : null;
}
