import { graphql, type ResultOf } from '@lobby/data';

/** Needs `$thumbnailSize` and `$currencyCode` of the query around it. */
export const PlayableGameFields = graphql(`
  fragment PlayableGame on Game {
    lookupId
    slug
    title
    thumbnailUrl(size: $thumbnailSize)
    aspectRatio
    rtp
    isLiveCasinoGame
    hasJackpot
    bonusAllowed
    demoAllowed
    minBet(currencyCode: $currencyCode)
    volatility
    description
    studio {
      slug
      name
    }
  }
`);

/** What the game page knows of its game. */
export type PlayableGame = ResultOf<typeof PlayableGameFields>;
