import type { CatalogueGame } from '../catalogue/catalogueQuery.ts';

/** A game that is like another one, and by what. */
export interface SimilarGame {
  game: CatalogueGame;
  sharedFeatures: readonly string[];
  isOfSameStudio: boolean;
}

/**
 * The games of the catalogue that share most features with one of them; among those with as many its studio's come first, then what
 * is played more.
 */
export function similarGames(
  games: readonly CatalogueGame[],
  lookupId: string,
  { most }: { most: number },
): readonly SimilarGame[] {
  const compared = games.find((game) => game.lookupId === lookupId);
  if (!compared) return [];
  const features = new Set<string>(compared.features);
  return games
    .filter((game) => game !== compared)
    .map((game) => ({
      game,
      sharedFeatures: game.features.filter((feature) => features.has(feature)),
      isOfSameStudio: game.studioSlug === compared.studioSlug,
    }))
    .filter(({ sharedFeatures, isOfSameStudio }) => sharedFeatures.length > 0 || isOfSameStudio)
    .toSorted(
      (one, other) =>
        other.sharedFeatures.length - one.sharedFeatures.length ||
        Number(other.isOfSameStudio) - Number(one.isOfSameStudio) ||
        (other.game.popularity ?? 0) - (one.game.popularity ?? 0),
    )
    .slice(0, most);
}
