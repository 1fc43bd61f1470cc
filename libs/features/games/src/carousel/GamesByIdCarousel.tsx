import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { useEntryScroll } from '@lobby/routing';
import { Carousel } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { gamesByIdVariables, GamesById } from '../lists/gamesById.ts';
import { useOpenGames } from '../openRounds/openRounds.ts';
import { SectionHeading } from '../section/PageFrame.tsx';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';

interface GamesByIdCarouselProps {
  title: string;
  /** In their order; those that are not available here are left out. */
  lookupIds: readonly string[];
  /** By which the row's place is found again. */
  name: string;
  action?: ReactNode;
}

/** A row of the player's own games, which the device or the platform remembers by their ids. */
export function GamesByIdCarousel({ title, lookupIds, name, action }: GamesByIdCarouselProps) {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }] = useQuery({
    query: GamesById,
    variables: gamesByIdVariables(lookupIds, variables),
    pause,
  });
  const games = data?.personalized.gamesByLookupId;
  const followScroll = useEntryScroll(name);
  const open = new Set(useOpenGames().map(({ lookupId }) => lookupId));

  if ((error && !games) || games?.length === 0) return null;
  return (
    <Carousel
      heading={<SectionHeading title={title} />}
      action={action}
      previousLabel={t({ id: 'PREVIOUS_GAMES', message: 'Previous games' })}
      nextLabel={t({ id: 'NEXT_GAMES', message: 'Next games' })}
      size="sm"
      followScroll={followScroll}
      busy={!games}
    >
      {games?.map((game) => (
        <GameTile key={game.lookupId} game={game} details={game} place="row" hasOpenRound={open.has(game.lookupId)} />
      )) ?? tileSkeletons(lookupIds.length)}
    </Carousel>
  );
}
