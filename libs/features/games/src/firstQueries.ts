import type { RouteId, RouteQueries } from '@lobby/contracts';
import { queryRequest } from '@lobby/data';
import {
  AllGames,
  CategoryGames,
  GameListDetails,
  GameListSlice,
  gridPageSize,
  gridVariables,
  listVariables,
  StudioDetails,
  StudioGames,
} from './lists/queries.ts';
import { LobbyPageQuery } from './lobby/lobbyQuery.ts';
import { GameCategories, GameLists } from './section/queries.ts';
import { GameStudios } from './studios/Studios.tsx';
import { gameVariables, marketVariables } from './useGameVariables.ts';

/** What the pages of games ask first: sent beside their code, which is why these documents do not stand in the pages. */
export const firstQueries = {
  lobby: (visit) => [queryRequest(LobbyPageQuery, gameVariables(visit))],
  games: (visit) => [queryRequest(AllGames, gridVariables(gameVariables(visit)))],
  'game-lists': (visit) => [queryRequest(GameLists, gameVariables(visit))],
  'game-list': (visit) => {
    const variables = listVariables(gameVariables(visit), visit.params['slug'] ?? '', gridPageSize);
    return [queryRequest(GameListSlice, variables), queryRequest(GameListDetails, variables)];
  },
  'game-categories': (visit) => [queryRequest(GameCategories, marketVariables(visit))],
  'game-category': (visit) => [
    queryRequest(CategoryGames, {
      ...gridVariables(gameVariables(visit)),
      categorySlug: visit.params['slug'] ?? '',
    }),
  ],
  'game-studios': (visit) => [queryRequest(GameStudios, marketVariables(visit))],
  'game-studio': (visit) => {
    const variables = { ...gridVariables(gameVariables(visit)), slug: visit.params['slug'] ?? '' };
    return [queryRequest(StudioGames, variables), queryRequest(StudioDetails, variables)];
  },
} satisfies Partial<Record<RouteId, RouteQueries>>;
