import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { useState } from 'react';

const ContentBlockQuery = graphql(`
  query ContentBlock($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
        subtitle
        text
        desktopImage
        mobileImage
        callToAction {
          type
          label
          url
        }
        startsAt
        endsAt
        termsAndConditions
      }
    }
  }
`);

export type ContentBlock = NonNullable<ResultOf<typeof ContentBlockQuery>['root']['contentBlock']>;
export type CallToActionData = NonNullable<ContentBlock['callToAction']>;

/** A date that does not parse restricts nothing: the server leaves out what is over. */
const isOver = (date: string | null, now: number) => date !== null && new Date(date).getTime() <= now;
const isAhead = (date: string | null, now: number) => date !== null && new Date(date).getTime() > now;

/** Whether a block is on at this moment (a page may stay open for hours). */
const isOn = ({ startsAt, endsAt }: Pick<ContentBlock, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  !isOver(endsAt, now.getTime()) && !isAhead(startsAt, now.getTime());

/** One block of the page: undefined while it loads, null when there is nothing to show. */
export function useContentBlock(id: string): ContentBlock | null | undefined {
  const [{ data, fetching }] = useQuery({ query: ContentBlockQuery, variables: { id } });
  const [now] = useState(() => new Date());
  if (!data) return fetching ? undefined : null;
  const block = data.root.contentBlock;
  return block && isOn(block, now) ? block : null;
}
