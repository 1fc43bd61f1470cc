import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { useMarket } from '@lobby/player';
import { EmptyState, SectionHead, Skeleton, Stack, TrophyIcon } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useId } from 'react';
import { completeWinner, RaffleWinnersQuery, type Winner, winnersCount } from './winner.ts';
import * as css from './Winners.css.ts';
import { WinnersBand } from './WinnersBand.tsx';

/**
 * The last winners (R-7-021). They are requested again after each draw.
 * @param draws changes when a drop has given way to another one
 */
export function Winners({ draws }: { draws: number }) {
  const { t } = useLingui();
  const id = useId();
  const { currency, isSettled } = useMarket();
  const [{ data, error }, refetch] = useQuery({
    query: RaffleWinnersQuery,
    variables: { baseCurrency: currency, last: winnersCount },
    pause: !isSettled,
  });
  const onDraw = useEffectEvent(refetch);
  useEffect(
    function refetchAfterDraw() {
      if (draws > 0) onDraw();
    },
    [draws],
  );

  const winners = data?.public.raffleWinners.edges
    .map(({ node }) => completeWinner(node))
    .filter((winner): winner is Winner => winner !== null);
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'RAFFLE_WINNERS', message: 'Latest winners' })} />
      {winners && winners.length > 0 && <WinnersBand winners={winners} labelledBy={id} />}
      {winners?.length === 0 && (
        <EmptyState
          level={3}
          icon={TrophyIcon}
          title={t({ id: 'RAFFLE_NO_WINNERS_TITLE', message: 'No winners yet' })}
          text={t({ id: 'RAFFLE_NO_WINNERS_TEXT', message: 'The next one could be you.' })}
        />
      )}
      {!winners && error && (
        <LoadFailed
          level={3}
          title={t({ id: 'RAFFLE_WINNERS_FAILED', message: 'The winners did not load' })}
          onRetry={refetch}
        />
      )}
      {!winners && !error && (
        <div className={css.skeleton}>
          <Skeleton shape="block" />
        </div>
      )}
    </Stack>
  );
}
