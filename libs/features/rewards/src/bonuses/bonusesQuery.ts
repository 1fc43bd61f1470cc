import { graphql, type ResultOf } from '@lobby/data';

export const BonusFields = graphql(`
  fragment BonusFields on Bonus @_unmask {
    id
    name
    amount
    balance
    currency
    status
    unlockTrigger
    isLocked
    isInPlay
    wageringRequired
    wageringDone
    wageringProgress
    maxPayout
    expiresAt
    grantedAt
  }
`);

/** Bonuses that are in force, and free spins that were claimed. */
export const BonusesQuery = graphql(
  `
    query Bonuses {
      viewer {
        id
        bonuses(statuses: [Active]) {
          ...BonusFields
        }
        freeSpins {
          id
          name
          game {
            lookupId
            slug
            title
          }
          value
          currency
          spins
          spinsLeft
          won
          wageringRequirementFactor
          expiresAt
        }
      }
    }
  `,
  [BonusFields],
);

/** A claimed reward becomes one of these, so that they are refetched with the rewards, an empty list too. */
export const bonusesContext = { additionalTypenames: ['Bonus', 'FreeSpins', 'PlayerReward'] };

export type Bonus = ResultOf<typeof BonusFields>;
type Viewer = NonNullable<ResultOf<typeof BonusesQuery>['viewer']>;
export type FreeSpins = Viewer['freeSpins'][number];

/** Those that can still be played, at a time in ms since 1970. */
export const spinsInPlay = (freeSpins: readonly FreeSpins[], now: number): FreeSpins[] =>
  freeSpins.filter(({ spinsLeft, expiresAt }) => spinsLeft > 0 && Date.parse(expiresAt) > now);
