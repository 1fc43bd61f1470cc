import { createContext, use } from 'react';

/** A game’s part of the page, which it has alone or shares with another one. */
export interface Pane {
  position: 'alone' | 'first' | 'second';
  /** Its bar has what a page has once: clock, balance, help and full screen. */
  hasTools: boolean;
  /** The second game of the address where there is no room for two. */
  otherSlug: string | null;
  leave: () => void;
  /** Begins a second game beside this one; null where there may be none. */
  begin: ((slug: string) => void) | null;
}

export const PaneContext = createContext<Pane>({
  position: 'alone',
  hasTools: true,
  otherSlug: null,
  leave: () => {},
  begin: null,
});

export const usePane = (): Pane => use(PaneContext);
