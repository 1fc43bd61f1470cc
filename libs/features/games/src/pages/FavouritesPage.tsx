import { useLingui } from '@lingui/react/macro';
import { useQuery, useViewerQuery } from '@lobby/data';
import { usePlayBlock } from '@lobby/player';
import { Link } from '@lobby/routing';
import { useStableOrder } from '@lobby/runtime';
import { ButtonLink, EmptyState, HeartIcon } from '@lobby/ui-kit';
import { FavouriteGames } from '../favourites/documents.ts';
import { useFavouriteIds } from '../favourites/favourites.ts';
import { GamesById, gamesByIdVariables } from '../lists/gamesById.ts';
import { useGameVariables } from '../useGameVariables.ts';
import { GamesGrid } from './GamesGrid.tsx';

const keyOf = (lookupId: string) => lookupId;

/** `/favourites/`: the games that the player has marked, the last one first. One that loses its mark here stays until the next visit. */
export default function FavouritesPage() {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ error }, refetch] = useViewerQuery({ query: FavouriteGames });
  const ids = useStableOrder(useFavouriteIds() ?? undefined, { keyOf });
  const [tiles, refetchTiles] = useQuery({
    query: GamesById,
    variables: gamesByIdVariables(ids ?? [], variables),
    pause: pause || !ids || ids.length === 0,
  });
  const isEmpty = ids?.length === 0;
  const games = isEmpty ? [] : ids && tiles.data?.personalized.gamesByLookupId;
  const failure = ids ? (isEmpty ? undefined : tiles.error) : error;

  return (
    <GamesGrid
      title={t({ id: 'FAVOURITES', message: 'Favourites' })}
      nothing={isEmpty && <NoFavourites />}
      paged={{
        games: games?.map((game) => ({ lookupId: game.lookupId, game, details: game })) ?? [],
        total: games?.length ?? null,
        hasMore: false,
        status: games ? 'ready' : failure ? 'failed' : 'loading',
        error: failure,
        loadMore: () => {},
        retry() {
          refetch();
          refetchTiles();
        },
      }}
    />
  );
}

/** Who may not play is not led to games. */
function NoFavourites() {
  const { t } = useLingui();
  const isBlocked = usePlayBlock() !== null;
  return (
    <EmptyState
      icon={HeartIcon}
      title={t({ id: 'NO_FAVOURITES_TITLE', message: 'No favourites yet' })}
      text={t({ id: 'NO_FAVOURITES_TEXT', message: 'Press the heart on a game, and you find the game here.' })}
      actions={
        !isBlocked && (
          <ButtonLink variant="secondary" render={<Link to="games" />}>
            {t({ id: 'ALL_GAMES', message: 'All games' })}
          </ButtonLink>
        )
      }
    />
  );
}
