import { memo } from 'react';
import { useStudioName } from '../studios/Studios.tsx';
import { LiveGameCard } from '../tile/GameTile.tsx';
import type { CatalogueGame } from './catalogueQuery.ts';
import type { ServedTile } from './useTiles.ts';

/** No picture, until it is known. */
const noArt = { thumbnailUrl: '', w172: '', w236: '', w320: '', w388: '' };

/** A game of the catalogue, with what the platform says of it beyond once that has come. */
export const CatalogueTile = memo(function CatalogueTile({ game, tile }: { game: CatalogueGame; tile?: ServedTile }) {
  const { studioSlug, isLive } = game;
  const studioName = useStudioName();
  const known = {
    ...game,
    ...noArt,
    idx: 0,
    isLiveCasinoGame: isLive,
    isNew: false,
    studio: { name: studioName(studioSlug) },
  };
  return <LiveGameCard game={tile ?? known} place="grid" />;
});
