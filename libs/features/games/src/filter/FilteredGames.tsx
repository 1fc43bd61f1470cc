import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueBase } from '@lobby/contracts';
import { isNotOffered } from '@lobby/data';
import { useEntryState } from '@lobby/routing';
import { Button, EmptyState, FilterIcon, ShowMore, Stack, Status, Text } from '@lobby/ui-kit';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { CatalogueTile } from '../catalogue/CatalogueTile.tsx';
import { useTiles } from '../catalogue/useTiles.ts';
import { GameTiles } from '../lists/GameTiles.tsx';
import { gridPageSize } from '../lists/queries.ts';
import { type RowsInView, useRowsInView } from '../lists/useRowsInView.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { GameTileSkeleton } from '../tile/GameTile.tsx';
import { writeCriteria } from './criteria.ts';
import type { Filtered } from './filterGames.ts';
import { FilteredSkeleton } from './FilterPlace.tsx';
import { focusFilterBar, useCriteria, useFiltered } from './useFilter.ts';

interface FilteredGamesProps {
  title: string;
  base: CatalogueBase;
  unfiltered: ReactNode;
}

/** The games of a page that the address narrows it to; all of them where the catalogue cannot say which ones. */
export default function FilteredGames({ title, base, unfiltered }: FilteredGamesProps) {
  const { t } = useLingui();
  const { filtered, error, retry } = useFiltered(base);
  const { criteria, isUnknown, clear } = useCriteria();
  const key = JSON.stringify(writeCriteria(criteria));
  // A choice shows at once, on a slow phone before its games.
  const shown = useDeferredValue(useMemo(() => filtered && { ...filtered, key }, [filtered, key]));
  if (!shown) {
    if (isNotOffered(error)) return unfiltered;
    return error ? <GamesFailed error={error} onRetry={retry} /> : <FilteredSkeleton />;
  }
  if (shown.ofPage.length === 0) return unfiltered;
  const { games, ofPage, hasUnknown } = shown;
  const count = games.length;
  const numberOfGames = ofPage.length;
  return (
    <Stack gap="lg">
      <div>
        <Text tone="muted" size="sm" figures>
          <Trans id="GAMES_SHOWN">
            {count} of {numberOfGames}
          </Trans>
        </Text>
        {(isUnknown || hasUnknown) && (
          <Status>
            <Text size="sm">
              {t({
                id: 'FILTER_UNKNOWN',
                message: 'Some filters of this address are not known here and were left out.',
              })}
            </Text>
          </Status>
        )}
      </div>
      {count > 0 ? (
        <Tiles title={title} games={games} criteria={shown.key} />
      ) : (
        <EmptyState
          icon={FilterIcon}
          title={t({ id: 'FILTER_NOTHING_TITLE', message: 'No game matches' })}
          text={t({ id: 'FILTER_NOTHING_TEXT', message: 'Take a filter away to see more games.' })}
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                clear();
                focusFilterBar();
              }}
            >
              {t({ id: 'FILTER_CLEAR', message: 'Clear all' })}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

/** The first thirty, or all: at once what the catalogue has of those near the window, then their pictures. */
function Tiles({ title, games, criteria }: { title: string; games: Filtered['games']; criteria: string }) {
  const { t } = useLingui();
  const list = useId();
  const [former, setFormer] = useEntryState('filtered', { criteria, isWhole: false });
  const isWhole = former.criteria === criteria && former.isWhole;
  const shown = isWhole ? games : games.slice(0, gridPageSize);
  const view = useRowsInView('filtered', shown.length);
  const tiles = useTiles(wholePages(shown, view).map(({ lookupId }) => lookupId));
  return (
    <>
      <GameTiles
        id={list}
        title={title}
        games={shown}
        view={view}
        version={criteria}
        renderTile={(game, _index, isRendered) =>
          isRendered ? (
            <CatalogueTile game={game} tile={tiles.get(game.lookupId)} />
          ) : (
            <GameTileSkeleton details={null} />
          )
        }
      />
      {shown.length < games.length && (
        <Stack align="center">
          <ShowMore list={list} onClick={() => setFormer({ criteria, isWhole: true })}>
            {t({ id: 'SHOW_ALL_GAMES', message: 'Show all games' })}
          </ShowMore>
        </Stack>
      )}
    </>
  );
}

/** The games of a view with those before and after them: a request for each page of games, not for each row. */
const wholePages = <Game,>(games: readonly Game[], { first, end }: RowsInView) =>
  games.slice(Math.floor(first / gridPageSize) * gridPageSize, Math.ceil(end / gridPageSize) * gridPageSize);
