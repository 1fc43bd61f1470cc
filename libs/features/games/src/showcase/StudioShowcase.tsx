import { useLingui } from '@lingui/react/macro';
import { Link, useEntryScroll } from '@lobby/routing';
import { ArrowRightIcon, ButtonLink, Carousel, Grid, Heading, Stack } from '@lobby/ui-kit';
import { useId } from 'react';
import { gridVariables, rowPageSize, StudioDetails, StudioGames } from '../lists/queries.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** Both slices in one request (R-7-031); all that follow are on the studio's page. */
const showcaseSize = 2 * rowPageSize;

/** A studio's first ten games in the spotlight, the next ten in a list, then the way to all of them (R-9-042, R-2-078). */
export default function StudioShowcase({ slug }: { slug: string }) {
  const { t } = useLingui();
  const id = useId();
  const { variables: common, pause } = useGameVariables();
  const { games, status, error, retry } = usePagedGames({
    name: `showcase ${slug}`,
    document: StudioGames,
    details: StudioDetails,
    variables: (cursor) => ({ ...gridVariables(common, cursor), first: showcaseSize, slug }),
    pageOf: ({ personalized }, details) => (details?.personalized.studio === null ? null : personalized.games),
    detailsOf: ({ personalized }) => personalized.games,
    pause,
    staysEmpty: true,
  });
  const followScroll = useEntryScroll(`spotlight ${slug}`);
  if (status === 'failed') return <GamesFailed error={error} onRetry={retry} />;
  if (status === 'loading') return <RowSkeleton size="md" />;
  if (games.length === 0) return null;

  const spotlight = games.slice(0, rowPageSize);
  const list = games.slice(rowPageSize, showcaseSize);
  return (
    <Stack gap="xl">
      <Carousel
        heading={
          <Heading level={3} size="h4">
            {t({ id: 'STUDIO_SPOTLIGHT', message: 'In the spotlight' })}
          </Heading>
        }
        previousLabel={t({ id: 'PREVIOUS_GAMES', message: 'Previous games' })}
        nextLabel={t({ id: 'NEXT_GAMES', message: 'Next games' })}
        size="md"
        followScroll={followScroll}
      >
        {spotlight.map(({ lookupId, game, details }) => (
          <GameTile key={lookupId} game={game} details={details} place="leadingRow" />
        ))}
      </Carousel>
      {list.length > 0 && (
        <Stack as="section" gap="md" aria-labelledby={id}>
          <Heading level={3} size="h4" id={id}>
            {t({ id: 'STUDIO_MORE_GAMES', message: 'More of their games' })}
          </Heading>
          <Grid as="ul" column="tile" gap="md" aria-labelledby={id}>
            {list.map(({ lookupId, game, details }) => (
              <li key={lookupId}>
                <GameTile game={game} details={details} place="grid" />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
      <Stack align="center">
        <ButtonLink variant="secondary" iconEnd={ArrowRightIcon} render={<Link to="game-studio" params={{ slug }} />}>
          {t({ id: 'ALL_GAMES', message: 'All games' })}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
