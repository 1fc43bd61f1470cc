import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueBase } from '@lobby/contracts';
import { isNotOffered } from '@lobby/data';
import { useEntryState } from '@lobby/routing';
import { Button, EmptyState, FilterIcon, Grid, ShowMore, Stack, Status, Text } from '@lobby/ui-kit';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import type { CatalogueGame } from '../catalogue/catalogueQuery.ts';
import { type ServedTile, useTiles } from '../catalogue/useTiles.ts';
import { gridPageSize } from '../lists/queries.ts';
import { useRenderedCount } from '../lists/useRenderedCount.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { useStudioName } from '../studios/Studios.tsx';
import { GameTileSkeleton, LiveGameCard } from '../tile/GameTile.tsx';
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
  // A choice shows at once, on a slow phone before its games.
  const shown = useDeferredValue(filtered);
  const { criteria, isUnknown, clear } = useCriteria();
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
        <Tiles title={title} games={games} criteria={JSON.stringify(writeCriteria(criteria))} />
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

/** Tiles that are rendered at once. */
const firstRendered = 10;

/** Thirty at a time: at once what the catalogue has of them, then their pictures. */
function Tiles({ title, games, criteria }: { title: string; games: Filtered['games']; criteria: string }) {
  const { t } = useLingui();
  const list = useId();
  const [former, setPages] = useEntryState('filtered', { criteria, pages: 1 });
  const pages = former.criteria === criteria ? former.pages : 1;
  const shown = games.slice(0, pages * gridPageSize);
  const tiles = useTiles(shown.map(({ lookupId }) => lookupId));
  const rendered = useRenderedCount(shown.length, firstRendered);
  return (
    <>
      <Grid as="ul" id={list} column="tile" gap="md" aria-label={title}>
        {shown.map((game, index) => (
          <li key={game.lookupId}>
            {index < rendered ? (
              <CatalogueTile game={game} tile={tiles.get(game.lookupId)} />
            ) : (
              <GameTileSkeleton details={null} />
            )}
          </li>
        ))}
      </Grid>
      {shown.length < games.length && (
        <Stack align="center">
          <ShowMore list={list} onClick={() => setPages({ criteria, pages: pages + 1 })}>
            {t({ id: 'SHOW_MORE_GAMES', message: 'Show more games' })}
          </ShowMore>
        </Stack>
      )}
    </>
  );
}

/** No picture, until it is known. */
const noArt = { thumbnailUrl: '', w172: '', w236: '', w320: '', w388: '' };

/** A game of the catalogue, with what the platform says of it beyond once that has come. */
const CatalogueTile = memo(function CatalogueTile({ game, tile }: { game: CatalogueGame; tile?: ServedTile }) {
  const { studioSlug, isLive } = game;
  const studioName = useStudioName();
  const known = {
    ...game,
    ...noArt,
    idx: 0,
    isLiveCasinoGame: isLive,
    isNew: false,
    studio: { name: studioName(studioSlug) },
  };
  return <LiveGameCard game={tile ?? known} place="grid" />;
});
