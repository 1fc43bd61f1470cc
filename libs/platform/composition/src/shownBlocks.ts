import type { ContentBlockType } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { useStableOrder } from '@lobby/runtime';
import { useEffect } from 'react';
import { useRegistry } from './LobbyProvider.tsx';

interface ServedBlock {
  id: string;
  type: ContentBlockType;
}

/** Ids of those that were reported: once for each document, however often their page is rendered or opened. */
const reported = new Set<string>();

/** Those of a page's blocks that some feature of the brand shows. The others take no room, and are reported to the operator. */
export function useShownBlocks<Served extends ServedBlock>(served: readonly Served[] = []): readonly Served[] {
  const { parts } = useRegistry();
  const isKnown = ({ type }: ServedBlock) => parts.has(`block.${type}`);
  const unknown = served.filter((block) => !isKnown(block));
  const key = unknown.map(({ id }) => id).join(' ');
  useEffect(
    function reportUnknown() {
      for (const { id, type } of unknown.filter((block) => !reported.has(block.id))) {
        reported.add(id);
        reportError(new Error(`No feature shows the content block ${id} of type ${type}.`));
      }
    },
    // Another answer with the same blocks has no news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  return unknown.length === 0 ? served : served.filter(isKnown);
}

interface StableBlocksOptions {
  locale: string;
  /** Whether a block has come near the viewport; default: all have. */
  isSettled?: (id: string, index: number) => boolean;
}

/**
 * The blocks of a page in the order in which they came on screen (see `useStableOrder`). One that the latest answer lacks stays there;
 * `isOver` is true of it, so that it offers nothing any more.
 */
export function useStableBlocks<Served extends ServedBlock>(
  latest: readonly Served[] | undefined,
  { locale, isSettled }: StableBlocksOptions,
) {
  const blocks = useStableOrder(latest, { keyOf: idOf, list: locale, isSettled });
  const isOver = (id: string) => latest !== undefined && !latest.some((block) => block.id === id);
  return { blocks, isOver };
}

const idOf = ({ id }: ServedBlock) => id;
