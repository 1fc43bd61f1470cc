import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, GamesIcon, ShowMore, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { GamesFailed } from '../section/GamesStates.tsx';
import { PageFrame } from '../section/PageFrame.tsx';
import { GameTile, GameTileSkeleton } from '../tile/GameTile.tsx';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { gridPageSize } from '../lists/queries.ts';
import { GameTiles } from '../lists/GameTiles.tsx';
import { useRowsInView } from '../lists/useRowsInView.ts';
import { type ReactNode, useId } from 'react';
import { FilterPlace } from '../filter/FilterPlace.tsx';
import type { CatalogueBase } from '@lobby/contracts';
import type { PagedGames } from '../lists/usePagedGames.ts';

interface GamesGridProps {
  title: string;
  /** Between the title and the games. */
  header?: ReactNode;
  paged: Pick<PagedGames<unknown, unknown>, 'games' | 'total' | 'hasMore' | 'status' | 'error' | 'loadMore' | 'retry'>;
  /** In place of the word that no game can be played here. */
  nothing?: ReactNode;
  /** Which games of the catalogue the page has, where it can be filtered. */
  base?: CatalogueBase;
}

/** Tiles on the first screen of a phone. A desktop's others load after its first layout, as lazy ones in view do. */
const firstTiles = 4;

/** A page full of games, thirty at a time. */
export function GamesGrid({ title, header, paged, nothing, base }: GamesGridProps) {
  const { t } = useLingui();
  const { games, total: numberOfGames, hasMore, status, error, loadMore, retry } = paged;
  const count = games.length;
  const list = useId();
  const view = useRowsInView('grid', count);
  const isMoreOffered = hasMore || (status === 'loading' && count > 0);

  const content = (
    <>
      {status === 'ready' && count === 0 && (nothing || <NoGames />)}
      {(count > 0 || status === 'loading') && (
        <div aria-busy={status === 'loading' || undefined}>
          <GameTiles
            id={list}
            title={title}
            games={games}
            view={view}
            renderTile={({ game, details }, index, isRendered) =>
              isRendered ? (
                <GameTile game={game} details={details} place="grid" loading={index < firstTiles ? 'eager' : 'lazy'} />
              ) : (
                <GameTileSkeleton details={details} />
              )
            }
          >
            {status === 'loading' &&
              tileSkeletons(numberOfGames === null ? gridPageSize : Math.min(gridPageSize, numberOfGames - count)).map(
                (skeleton) => <li key={skeleton.key}>{skeleton}</li>,
              )}
          </GameTiles>
        </div>
      )}
      {status === 'failed' && <GamesFailed error={error} onRetry={retry} />}
      {(isMoreOffered || count > gridPageSize) && (
        <Stack align="center" gap="sm">
          {numberOfGames !== null && (
            // Stays after the last page, whose games it announces.
            <div role="status">
              <Text tone="muted" size="sm" figures>
                <Trans id="GAMES_SHOWN">
                  {count} of {numberOfGames}
                </Trans>
              </Text>
            </div>
          )}
          {isMoreOffered && (
            <ShowMore
              list={list}
              loading={status === 'loading'}
              loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
              onClick={loadMore}
            >
              {t({ id: 'SHOW_MORE_GAMES', message: 'Show more games' })}
            </ShowMore>
          )}
        </Stack>
      )}
    </>
  );

  return (
    <PageFrame
      title={title}
      note={
        numberOfGames === null ? (
          status === 'loading' && <Skeleton width="sm" />
        ) : (
          <Plural id="NUMBER_OF_GAMES" value={numberOfGames} one="# game" other="# games" />
        )
      }
    >
      {header}
      {base ? (
        <FilterPlace title={title} base={base}>
          {content}
        </FilterPlace>
      ) : (
        content
      )}
    </PageFrame>
  );
}

/** A list, studio or category that has no game for this visitor's country. */
function NoGames() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={GamesIcon}
      title={t({ id: 'NO_GAMES_TITLE', message: 'No games here' })}
      text={t({ id: 'NO_GAMES_TEXT', message: 'None of these games can be played where you are.' })}
      actions={
        <ButtonLink variant="secondary" render={<Link to="games" />}>
          {t({ id: 'ALL_GAMES', message: 'All games' })}
        </ButtonLink>
      }
    />
  );
}
