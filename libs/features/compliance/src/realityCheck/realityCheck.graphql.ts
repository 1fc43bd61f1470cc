import { graphql } from '@lobby/data';

export const PlaySummary = graphql(`
  fragment PlaySummary on RealityCheck {
    id
    startedAt
    netPosition
    staked
    won
    currency
  }
`);

/** Play since the last answer, in all tabs together. */
export const RealityCheckQuery = graphql(
  `
    query RealityCheck {
      viewer {
        id
        realityCheck {
          id
          ...PlaySummary
        }
      }
    }
  `,
  [PlaySummary],
);

export const AcknowledgeRealityCheck = graphql(
  `
    mutation AcknowledgeRealityCheck($time: DateTime!) {
      acknowledgeRealityCheck(time: $time) {
        id
        ...PlaySummary
      }
    }
  `,
  [PlaySummary],
);
