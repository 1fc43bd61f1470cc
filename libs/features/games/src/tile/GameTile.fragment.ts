import { graphql } from '@lobby/data';

/** Needs `$thumbnailSize` of the query around it. */
export const GameTileFields = graphql(`
  fragment GameTile on Game {
    lookupId
    slug
    idx
    title
    thumbnailUrl(size: $thumbnailSize)
    aspectRatio
    rtp
    isLiveCasinoGame
    hasJackpot
    demoAllowed
    isNew
    studio {
      slug
      name
    }
  }
`);
