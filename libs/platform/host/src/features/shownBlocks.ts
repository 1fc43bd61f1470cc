import type { ContentBlockType } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { useEffect } from 'react';
import { useRegistry } from './LobbyProvider.tsx';

interface ServedBlock {
  id: string;
  type: ContentBlockType;
}

/** Ids of those that were reported: once for each document, however often their page is rendered or opened. */
const reported = new Set<string>();

/** Those of a page's blocks that some feature of the brand shows. The others take no room, and the operator is told of them. */
export function useShownBlocks<Served extends ServedBlock>(served: readonly Served[] = []): readonly Served[] {
  const { blocks } = useRegistry();
  const unknown = served.filter(({ type }) => !blocks.has(type));
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
  return unknown.length === 0 ? served : served.filter(({ type }) => blocks.has(type));
}
