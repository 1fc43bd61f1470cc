import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import { firstQueries } from './firstQueries.ts';
import { RowSkeleton } from './skeleton/RowSkeleton.tsx';

/** Browsing, searching and playing games. */
export function gamesFeature() {
  return {
    id: 'games',
    routes: {
      lobby: () => import(/* group: lobby */ './pages/LobbyPage.tsx'),
      games: () => import(/* group: lists */ './pages/GamesPage.tsx'),
      game: () => import('./play/GamePage.tsx'),
      'game-lists': () => import(/* group: lists */ './pages/GameListsPage.tsx'),
      'game-list': () => import(/* group: lists */ './pages/GameListPage.tsx'),
      'game-categories': () => import(/* group: lists */ './pages/GameCategoriesPage.tsx'),
      'game-category': () => import(/* group: lists */ './pages/GameCategoryPage.tsx'),
      'game-studios': () => import(/* group: lists */ './pages/GameStudiosPage.tsx'),
      'game-studio': () => import(/* group: lists */ './pages/GameStudioPage.tsx'),
    },
    queries: firstQueries,
    blocks: {
      TOP_GAMES: {
        load: () => import(/* group: lobby */ './blocks/TopGamesBlock.tsx'),
        // Below the first screen it only reserves the row's space.
        skeleton: ({ index }) => <RowSkeleton size={index <= 1 ? 'md' : 'sm'} tiles={index <= 2 ? 10 : 1} />,
      },
      BANNER_GAME: {
        load: () => import(/* group: lobby */ './blocks/BannerGameBlock.tsx'),
        skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'lg' : 'md'} />,
      },
    },
    cache: {
      keys: { Game: 'lookupId', GameCategory: 'slug', GameList: 'slug', Studio: 'slug' },
      // A row that came with the lobby needs no request of its own.
      members: { Personalized: { listOfGames: 'leadingLists' } },
      pictures: { Game: 'thumbnailUrl' },
      windowVariables: ['thumbnailSize'],
    },
    slots: [
      { slot: 'header.tools', order: 10, load: () => import(/* group: header */ './search/SearchButton.tsx') },
      { slot: 'games.studio', order: 0, load: () => import(/* group: lists */ './showcase/StudioShowcase.tsx') },
    ],
    intents: { openSearch: async () => (await import('./search/SearchPanel.tsx')).openSearch },
    background: [{ scope: 'player', load: () => import(/* group: checks */ './recent/RecentlyPlayedSync.tsx') }],
  } satisfies FeatureModule;
}
