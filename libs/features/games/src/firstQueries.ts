import type { RouteQueries } from '@lobby/contracts';
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
import { storedPlayed } from './recent/recentlyPlayed.ts';
import { GamesById, gamesByIdVariables } from './lists/gamesById.ts';
import { GameCategories, GameLists } from './section/queries.ts';
import { GameStudios } from './studios/Studios.tsx';
import { gameVariables, marketVariables } from './useGameVariables.ts';

// What the pages of games ask first: sent beside their code, which is why these documents do not stand in the pages.

export const lobby: RouteQueries = (visit) => {
  const variables = gameVariables(visit);
  const played = storedPlayed();
  return [
    queryRequest(LobbyPageQuery, variables),
    ...(played ? [queryRequest(GamesById, gamesByIdVariables(played, variables))] : []),
  ];
};

export const games: RouteQueries = (visit) => [queryRequest(AllGames, gridVariables(gameVariables(visit)))];

export const gameLists: RouteQueries = (visit) => [queryRequest(GameLists, gameVariables(visit))];

export const gameList: RouteQueries = (visit) => {
  const variables = listVariables(gameVariables(visit), visit.params['slug'] ?? '', gridPageSize);
  return [queryRequest(GameListSlice, variables), queryRequest(GameListDetails, variables)];
};

export const gameCategories: RouteQueries = (visit) => [queryRequest(GameCategories, marketVariables(visit))];

export const gameCategory: RouteQueries = (visit) => [
  queryRequest(CategoryGames, {
    ...gridVariables(gameVariables(visit)),
    categorySlug: visit.params['slug'] ?? '',
  }),
];

export const gameStudios: RouteQueries = (visit) => [queryRequest(GameStudios, marketVariables(visit))];

export const gameStudio: RouteQueries = (visit) => {
  const variables = { ...gridVariables(gameVariables(visit)), slug: visit.params['slug'] ?? '' };
  return [queryRequest(StudioGames, variables), queryRequest(StudioDetails, variables)];
};
