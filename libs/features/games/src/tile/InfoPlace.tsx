import { sessionStore } from '@lobby/auth';
import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { type ComponentType, useDeferredValue } from 'react';
import type { artRatio } from './GameArt.tsx';

export interface InfoProps {
  slug: string;
  title: string;
  /** Of the tile's picture. */
  ratio: ReturnType<typeof artRatio>;
  /** Figures stand over the lower edge of the picture. */
  hasRibbon: boolean;
}

/** The link from a tile to the page about its game; null until its code has come. */
export const infoComponentOf = sessionStore<ComponentType<InfoProps> | null>(null);

/** Where that link comes to stand, once the page is idle. It takes no room, so that nothing moves then. */
export function InfoPlace(props: InfoProps) {
  // Deferred: a page has dozens of them, which come a few at a time.
  const Info = useDeferredValue(useStore(infoComponentOf(useDataClient())));
  return Info && <Info {...props} />;
}
