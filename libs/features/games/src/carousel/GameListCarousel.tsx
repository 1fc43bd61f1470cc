import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ArrowRightIcon, Carousel, Icon, TextLink } from '@lobby/ui-kit';
import { carouselPageSize, carouselSlices } from '../constants.ts';
import { GameListSlice } from '../lists/documents.ts';
import { useListName } from '../lists/listNames.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { FailedCard } from '../section/FailedCard.tsx';
import { SectionHeading } from '../section/SectionHeading.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { tileSkeletons } from '../skeleton/TileSkeletons.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import * as css from './GameListCarousel.css.ts';

interface GameListCarouselProps {
  slug: string;
  /** Without it the list's own. */
  name?: string | null;
  /** On the first screen: pictures at once, and the very first ahead of all (R-9-062). */
  aboveFold?: boolean;
  /** Larger tiles, for a row that leads the page. */
  leading?: boolean;
}

/**
 * One list of games as a row: ten at a time, more as the end comes near (R-4-056), and after the
 * second slice a link to the list's own page instead of a third request (R-2-095, A-114).
 */
export function GameListCarousel({ slug, name, aboveFold = false, leading = false }: GameListCarouselProps) {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const nameOf = useListName();
  const { games, data, pages, total, hasMore, status, loadMore, retry } = usePagedGames({
    document: GameListSlice,
    variables: (cursor) => ({ first: carouselPageSize, listOfGamesSlug: slug, ...common, ...cursor }),
    pageOf: (data) => data.personalized.listOfGames?.games,
    pause,
  });
  const title = name ?? data?.personalized.listOfGames?.name ?? nameOf(slug);
  const complete = pages >= carouselSlices;

  if (status === 'failed' && games.length === 0) return <FailedCard onRetry={retry} />;
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
      onNearEnd={hasMore && !complete ? loadMore : undefined}
    >
      {games.map((game, index) => (
        <GameTile key={game.lookupId} game={game} loading={artLoading(aboveFold, index)} />
      ))}
      {status === 'loading' && tileSkeletons(carouselPageSize)}
      {status === 'failed' && <FailedCard onRetry={retry} />}
      {status === 'ready' && complete && (
        <Link to="game-list" params={{ slug }} className={css.more}>
          <Icon of={ArrowRightIcon} size="lg" />
          {t({ id: 'SHOW_MORE_GAMES', message: 'Show more games' })}
        </Link>
      )}
    </Carousel>
  );
}

/** Tiles that a first screen can hold in one row of a wide window. */
const firstRow = 8;

function artLoading(aboveFold: boolean, index: number) {
  if (!aboveFold || index >= firstRow) return 'lazy';
  return index === 0 ? 'first' : 'eager';
}
