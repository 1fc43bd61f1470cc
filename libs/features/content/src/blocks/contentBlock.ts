import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { useRenderTime } from '@lobby/runtime';

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

/** An invalid date hides nothing: the server omits blocks that have ended. */
const hasEnded = (date: string | null, now: number) => date !== null && new Date(date).getTime() <= now;
const isUpcoming = (date: string | null, now: number) => date !== null && new Date(date).getTime() > now;

/** Whether a block is active now (a page may stay open for hours). */
const isActive = ({ startsAt, endsAt }: Pick<ContentBlock, 'startsAt' | 'endsAt'>, now: number): boolean =>
  !hasEnded(endsAt, now) && !isUpcoming(startsAt, now);

/** A block by its id: undefined while it loads, null when there is nothing to show. */
export function useContentBlock(id: string): ContentBlock | null | undefined {
  const [{ data, fetching }] = useQuery({ query: ContentBlockQuery, variables: { id } });
  const now = useRenderTime();
  if (!data) return fetching ? undefined : null;
  const block = data.root.contentBlock;
  return block && isActive(block, now) ? block : null;
}
