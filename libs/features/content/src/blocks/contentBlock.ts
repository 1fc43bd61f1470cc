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

/**
 * An offer that is opened by itself: the platform is queried for whether there still is one, while what its page has given is shown.
 * Undefined while nothing is known, null when it is over.
 */
export function useOffer(id: string): { block: ContentBlock | null | undefined; isChecked: boolean } {
  const [{ data, fetching, stale }] = useQuery({
    query: ContentBlockQuery,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [now] = useState(() => Date.now());
  const known = data?.root.contentBlock;
  const block = known && isActive(known, now) ? known : null;
  return { block: block ?? (fetching ? undefined : null), isChecked: !fetching && !stale };
}

/** A block by its id: undefined while it loads, null when there is nothing to show. It stays as long as it is on screen. */
export function useContentBlock(id: string): ContentBlock | null | undefined {
  const [{ data, fetching }] = useQuery({ query: ContentBlockQuery, variables: { id } });
  const [now] = useState(() => Date.now());
  // While another block is requested, the result still holds the previous one.
  const answer = fetching ? undefined : data;
  const known = answer?.root.contentBlock;
  const [block = null] =
    useStableOrder(answer && (known ? [known] : []), { keyOf: idOf, list: id, staysEmpty: true }) ?? [];
  const isShown = (time: number) => block !== null && isActive(block, time);
  const isNow = useBrowserValue(() => isShown(now), isShown(renderTime()));
  if (!answer && !block) return fetching ? undefined : null;
  return isNow ? block : null;
}
