import type { Brand } from '../../libs/contracts/src/brand.ts';

/** A page that is measured. */
export interface BenchPage {
  name: string;
  /** Below the locale. */
  path: string;
  /** Looked at by a player who returns with a session, rather than by a visitor. */
  isPlayer: boolean;
  /** The first page of most visits: measured on each profile, also with warm caches. Others: cold, on the first profile. */
  isMain?: true;
  hasRouteChanges?: true;
}

type Page = Omit<BenchPage, 'isPlayer'>;

const lobby: Page = { name: 'lobby', path: '/', isMain: true, hasRouteChanges: true };
const list: Page = { name: 'list', path: '/game-list/hot-games/' };
const studio: Page = { name: 'studio', path: '/game-studio/copper-fern/' };
const promotions: Page = { name: 'promotions', path: '/promotions/' };
const login: Page = { name: 'login', path: '/login/', isMain: true };

/** The pages of a brand. A visitor of a brand without browsing sees its login page only. */
export const pagesOf = ({ visitorBrowsing }: Pick<Brand, 'visitorBrowsing'>): readonly BenchPage[] => [
  ...(visitorBrowsing ? [lobby, list, studio] : [login]).map((page) => ({ ...page, isPlayer: false })),
  ...[lobby, list, promotions].map((page) => ({ ...page, name: `player-${page.name}`, isPlayer: true })),
];

export const pageNames: readonly string[] = [
  ...new Set([true, false].flatMap((visitorBrowsing) => pagesOf({ visitorBrowsing }).map(({ name }) => name))),
];
