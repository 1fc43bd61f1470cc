import type { Brand } from '../../libs/contracts/src/brand.ts';

/** A page that is measured. */
export interface BenchPage {
  name: string;
  /** Below the locale. */
  path: string;
  /** Looked at by a player who returns with a session, rather than by a visitor. */
  isPlayer?: boolean;
  hasRouteChanges?: boolean;
}

/** The pages of a brand. A visitor of a brand without browsing sees its login page only. */
export const pagesOf = ({ visitorBrowsing }: Pick<Brand, 'visitorBrowsing'>): readonly BenchPage[] => [
  ...(visitorBrowsing
    ? [
        { name: 'lobby', path: '/', hasRouteChanges: true },
        { name: 'list', path: '/game-list/hot-games/' },
        { name: 'studio', path: '/game-studio/copper-fern/' },
      ]
    : [{ name: 'login', path: '/login/' }]),
  { name: 'player’s lobby', path: '/', isPlayer: true, hasRouteChanges: true },
];

export const pageNames: readonly string[] = [
  ...new Set([true, false].flatMap((visitorBrowsing) => pagesOf({ visitorBrowsing }).map(({ name }) => name))),
];
