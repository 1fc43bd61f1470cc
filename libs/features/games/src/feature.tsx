import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import { firstQueries } from './firstQueries.ts';
import { RowSkeleton } from './skeleton/RowSkeleton.tsx';

const lists = () => import('./pages/lists.ts');

/** Browsing, searching and playing games. */
export function gamesFeature() {
  return {
    id: 'games',
    routes: {
      lobby: () => import('./pages/LobbyPage.tsx'),
      games: async () => ({ default: (await lists()).GamesPage }),
      game: () => import('./play/GamePage.tsx'),
      'game-lists': async () => ({ default: (await lists()).GameListsPage }),
      'game-list': async () => ({ default: (await lists()).GameListPage }),
      'game-categories': async () => ({ default: (await lists()).GameCategoriesPage }),
      'game-category': async () => ({ default: (await lists()).GameCategoryPage }),
      'game-studios': async () => ({ default: (await lists()).GameStudiosPage }),
      'game-studio': async () => ({ default: (await lists()).GameStudioPage }),
    },
    queries: firstQueries,
    blocks: {
      TOP_GAMES: {
        load: () => import('./blocks/TopGamesBlock.tsx'),
        // Below the first screen it only reserves the row's space.
        skeleton: ({ index }) => <RowSkeleton size={index <= 1 ? 'md' : 'sm'} tiles={index <= 2 ? 10 : 1} />,
      },
      BANNER_GAME: {
        load: () => import('./blocks/BannerGameBlock.tsx'),
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
      { slot: 'header.tools', order: 10, load: () => import('./search/SearchButton.tsx') },
      { slot: 'games.studio', order: 0, load: () => import('./showcase/StudioShowcase.tsx') },
    ],
    intents: { openSearch: async () => (await import('./search/SearchPanel.tsx')).openSearch },
    background: [{ scope: 'player', load: () => import('./recent/RecentlyPlayedSync.tsx') }],
  } satisfies FeatureModule;
}
