import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import * as first from './firstQueries.ts';
import { RowSkeleton } from './skeleton/RowSkeleton.tsx';

/** Browsing, searching and playing games. */
export function gamesFeature() {
  return {
    id: 'games',
    routes: {
      lobby: { load: () => import(/* group: lobby */ './pages/LobbyPage.tsx'), queries: first.lobby },
      games: { load: () => import(/* group: lists */ './pages/GamesPage.tsx'), queries: first.games },
      game: { load: () => import('./play/GamePage.tsx') },
      'game-info': { load: () => import('./info/GameInfoPage.tsx') },
      'game-lists': { load: () => import(/* group: lists */ './pages/GameListsPage.tsx'), queries: first.gameLists },
      'game-list': { load: () => import(/* group: lists */ './pages/GameListPage.tsx'), queries: first.gameList },
      'game-categories': {
        load: () => import(/* group: lists */ './pages/GameCategoriesPage.tsx'),
        queries: first.gameCategories,
      },
      'game-category': {
        load: () => import(/* group: lists */ './pages/GameCategoryPage.tsx'),
        queries: first.gameCategory,
      },
      'game-studios': {
        load: () => import(/* group: lists */ './pages/GameStudiosPage.tsx'),
        queries: first.gameStudios,
      },
      favourites: { load: () => import('./pages/FavouritesPage.tsx') },
      'game-studio': { load: () => import(/* group: lists */ './pages/GameStudioPage.tsx'), queries: first.gameStudio },
    },
    parts: [
      {
        place: 'block.TOP_GAMES',
        load: () => import(/* group: lobby */ './blocks/TopGamesBlock.tsx'),
        // Below the first screen it only reserves the row's space.
        skeleton: ({ index }) => <RowSkeleton size={index <= 1 ? 'md' : 'sm'} tiles={index <= 2 ? 10 : 1} />,
      },
      {
        place: 'block.BANNER_GAME',
        load: () => import(/* group: lobby */ './blocks/BannerGameBlock.tsx'),
        skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'hero' : 'md'} />,
      },
      { place: 'header.tools', order: 10, load: () => import(/* group: header */ './search/SearchButton.tsx') },
      { place: 'page.notice', load: () => import(/* group: notices */ './openRounds/OpenRounds.tsx') },
      { place: 'lobby.row', load: () => import(/* group: favourites */ './favourites/FavouritesRow.tsx') },
      { place: 'menu.items', order: 9, load: () => import(/* group: favourites */ './favourites/FavouritesMenu.tsx') },
      {
        place: 'background.page',
        when: 'idle',
        load: () => import(/* group: page */ './favourites/FavouritesWatch.tsx'),
      },
      { place: 'background.page', when: 'idle', load: () => import(/* group: page */ './info/InfoWatch.tsx') },
      { place: 'list.filter', when: 'idle', load: () => import(/* group: filter */ './filter/FilterBar.tsx') },
      { place: 'list.games', load: () => import(/* group: filter */ './filter/FilteredGames.tsx') },
      { place: 'games.studio', load: () => import(/* group: lists */ './showcase/StudioShowcase.tsx') },
      { place: 'background.player', load: () => import(/* group: checks */ './recent/RecentlyPlayedSync.tsx') },
    ],
    liveTypes: ['FavouriteGames'],
    intents: { openSearch: async () => (await import('./search/SearchPanel.tsx')).openSearch },
    cache: {
      keys: { Game: 'lookupId', GameCategory: 'slug', GameList: 'slug', Studio: 'slug' },
      // A row that came with the lobby needs no request of its own.
      members: { Personalized: { listOfGames: 'leadingLists' } },
      pictures: { Game: 'thumbnailUrl' },
      windowVariables: ['thumbnailSize'],
    },
  } satisfies FeatureModule;
}
