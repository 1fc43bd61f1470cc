import { sessionStore } from '@lobby/auth';
import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { type ComponentType, useDeferredValue, useEffect } from 'react';

export interface HeartProps {
  lookupId: string;
  title: string;
  /**
   * `below`: of the link to its demo, in the corner of a tile; `bar`: above a game, on desktops; `sheet`: of a game, on phones;
   * `page`: about a game.
   */
  place: 'tile' | 'below' | 'bar' | 'sheet' | 'page';
}

/** The heart of this session's visitor or player; null until the platform is known to keep favourites. */
export const heartComponentOf = sessionStore<ComponentType<HeartProps> | null>(null);
/** Whether a page has shown games in this session. */
export const hasShownGamesOf = sessionStore(false);

/** Where the heart of a game comes to stand, once the page is idle. It takes no room, so that nothing moves then. */
export function HeartPlace(props: HeartProps) {
  const client = useDataClient();
  useEffect(() => hasShownGamesOf(client).set(true), [client]);
  // Deferred: a page has dozens of them, which come a few at a time.
  const Heart = useDeferredValue(useStore(heartComponentOf(client)));
  return Heart && <Heart {...props} />;
}
