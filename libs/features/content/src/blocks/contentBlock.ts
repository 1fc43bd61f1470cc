import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { renderTime, useBrowserValue, useStableOrder } from '@lobby/runtime';
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

/** An invalid date hides nothing: the server omits blocks that have ended. */
const hasEnded = (date: string | null, now: number) => date !== null && new Date(date).getTime() <= now;
const isUpcoming = (date: string | null, now: number) => date !== null && new Date(date).getTime() > now;

/** Whether a block is active now (a page may stay open for hours). */
const isActive = ({ startsAt, endsAt }: Pick<ContentBlock, 'startsAt' | 'endsAt'>, now: number): boolean =>
  !hasEnded(endsAt, now) && !isUpcoming(startsAt, now);

/** Those of a page's blocks that are active now: the page is empty without any. */
export function useActiveBlocks<Block extends Pick<ContentBlock, 'startsAt' | 'endsAt'>>(
  blocks: readonly Block[],
): readonly Block[] {
  const [now] = useState(() => Date.now());
  const time = useBrowserValue(() => now, renderTime());
  return blocks.filter((block) => isActive(block, time));
}

const idOf = ({ id }: ContentBlock) => id;

/** A block by its id: undefined while it loads, null when there is nothing to show, or no more. One that comes later waits for the next visit. */
export function useContentBlock(id: string): ContentBlock | null | undefined {
  const [{ data, fetching }] = useQuery({ query: ContentBlockQuery, variables: { id } });
  const [now] = useState(() => Date.now());
  const known = data?.root.contentBlock;
  const [shown = null] =
    useStableOrder(data && (known ? [known] : []), { keyOf: idOf, list: id, staysEmpty: true }) ?? [];
  // An offer that the operator has withdrawn goes at once.
  const block = data && !known ? null : shown;
  const isShown = (time: number) => block !== null && isActive(block, time);
  const isNow = useBrowserValue(() => isShown(now), isShown(renderTime()));
  if (!data && !block) return fetching ? undefined : null;
  return isNow ? block : null;
}
