import type { FeatureModule } from '@lobby/contracts';

/** Browsing, searching and playing games. */
export function gamesFeature(): FeatureModule {
  return {
    id: 'games',
    routes: {
      lobby: () => import('./lobby/LobbyPage.tsx'),
      games: () => import('./pages/GamesPage.tsx'),
      game: () => import('./pages/GamePage.tsx'),
      'game-lists': () => import('./pages/GameListsPage.tsx'),
      'game-list': () => import('./pages/GameListPage.tsx'),
      'game-categories': () => import('./pages/GameCategoriesPage.tsx'),
      'game-category': () => import('./pages/GameCategoryPage.tsx'),
      'game-studios': () => import('./pages/GameStudiosPage.tsx'),
      'game-studio': () => import('./pages/GameStudioPage.tsx'),
    },
    blocks: {
      TOP_GAMES: () => import('./blocks/TopGamesBlock.tsx'),
      BANNER_GAME: () => import('./blocks/BannerGameBlock.tsx'),
    },
    slots: [{ slot: 'header.tools', order: 10, load: () => import('./search/SearchButton.tsx') }],
    intents: { openSearch: async () => (await import('./search/openSearch.tsx')).openSearch },
    background: [{ scope: 'player', load: () => import('./recent/RecentlyPlayedSync.tsx') }],
  };
}
