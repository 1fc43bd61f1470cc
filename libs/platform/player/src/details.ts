import { graphql, type ResultOf } from '@lobby/data';
import type { PlayerInfo } from './documents.ts';

/** What a platform may tell of the player beyond the specification. Optional. */
export const PlayerDetails = graphql(`
  query PlayerDetails {
    viewer {
      id
      player {
        id
        gamificationOptIn
        sourceOfWealthStatus {
          status
        }
      }
    }
  }
`);

type Details = NonNullable<NonNullable<ResultOf<typeof PlayerDetails>['viewer']>['player']>;
export type DetailedPlayer = PlayerInfo & Details;
