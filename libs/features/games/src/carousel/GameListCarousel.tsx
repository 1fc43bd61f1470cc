import { useLingui } from '@lingui/react/macro';
import { Link, useEntryScroll } from '@lobby/routing';
import { ArrowRightIcon, Carousel, Icon, TextLink } from '@lobby/ui-kit';
import { useListName } from '../lists/listNames.ts';
import { rowPageSize } from '../lists/queries.ts';
import { useRenderedCount } from '../lists/useRenderedCount.ts';
import { useGameList } from '../lists/useGameList.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { SectionHeading } from '../section/PageFrame.tsx';
import { GameTile, GameTileSkeleton } from '../tile/GameTile.tsx';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import * as css from './GameListCarousel.css.ts';

/** Requests after which the row points to the list's own page (R-9-043, A-114). */
const mostSlices = 2;
/**
 * Tiles of a first row whose pictures load at once: those that a phone shows. More of them, or one with a high priority,
 * would compete with the page's largest picture; those that a desktop shows beside them follow after its first layout.
 */
const firstTiles = 3;
/** Tiles of a first row that are rendered in the first frame: those that a desktop shows. All others follow in slices. */
const firstRendered = 6;

interface GameListCarouselProps {
  slug: string;
  /** Default: the list's own name. */
  name?: string | null;
  /** On the first screen: its first pictures load at once. */
  aboveFold?: boolean;
  /** Larger tiles, for a row that leads the page. */
  leading?: boolean;
}

/**
 * One list of games as a row: ten at a time, more when scrolled near the end (R-4-056), and after the
 * second slice a link to the list's own page instead of a third request (R-2-095, A-114).
 */
export function GameListCarousel({ slug, name, aboveFold = false, leading = false }: GameListCarouselProps) {
  const { t } = useLingui();
  const nameOf = useListName();
  const { games, data, pages, total, hasMore, status, error, loadMore, retry } = useGameList(slug, rowPageSize, {
    staysEmpty: true,
  });
  const title = name ?? data?.personalized.listOfGames?.name ?? nameOf(slug);
  const complete = pages >= mostSlices;
  const followScroll = useEntryScroll(`row ${slug}`);
  const rendered = useRenderedCount(games.length, aboveFold ? firstRendered : 0);

  if (status === 'failed' && games.length === 0) return <GamesFailed error={error} onRetry={retry} />;
  if (status === 'missing' || (status === 'ready' && games.length === 0)) return null;
  return (
    <Carousel
      heading={<SectionHeading title={title} count={total === null ? null : String(total)} />}
      action={
        <TextLink standalone render={<Link to="game-list" params={{ slug }} />}>
          {t({ id: 'SEE_ALL', message: 'See all' })}
        </TextLink>
      }
      previousLabel={t({ id: 'PREVIOUS_GAMES', message: 'Previous games' })}
      nextLabel={t({ id: 'NEXT_GAMES', message: 'Next games' })}
      size={leading ? 'md' : 'sm'}
      busy={status === 'loading'}
      followScroll={followScroll}
      onNearEnd={hasMore && !complete ? loadMore : undefined}
    >
      {games.map(({ lookupId, game, details }, index) =>
        index < rendered ? (
          <GameTile
            key={lookupId}
            game={game}
            details={details}
            place={leading ? 'leadingRow' : 'row'}
            loading={aboveFold && index < firstTiles ? 'eager' : 'lazy'}
          />
        ) : (
          <GameTileSkeleton key={lookupId} details={details} />
        ),
      )}
      {status === 'loading' && tileSkeletons(rowPageSize)}
      {status === 'failed' && <GamesFailed error={error} onRetry={retry} />}
      {status === 'ready' && complete && (
        <Link to="game-list" params={{ slug }} className={css.more}>
          <Icon of={ArrowRightIcon} size="lg" />
          <span>{t({ id: 'SHOW_MORE_GAMES', message: 'Show more games' })}</span>
        </Link>
      )}
    </Carousel>
  );
}
