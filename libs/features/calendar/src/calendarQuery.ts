import { graphql, type ResultOf } from '@lobby/data';

export const CalendarQuery = graphql(`
  query Calendar($id: ID!) {
    root {
      calendar(id: $id) {
        id
        startsAt
        endsAt
        now
        desktopImage
        mobileImage
        doors {
          id
          day
          opensAt
          openedAt
          imageUrl
          prize {
            kind
            amount
            currency
            imageUrl
          }
        }
      }
    }
  }
`);

export type WireCalendar = NonNullable<ResultOf<typeof CalendarQuery>['root']['calendar']>;
type WireDoor = WireCalendar['doors'][number];
export type Prize = NonNullable<WireDoor['prize']>;
