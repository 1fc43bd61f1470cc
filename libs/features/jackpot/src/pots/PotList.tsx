import { useLingui } from '@lingui/react/macro';
import type { Pot } from '@lobby/thrillpots';
import { Skeleton } from '@lobby/ui-kit';
import { JackpotPotFigure } from './JackpotPotFigure.tsx';
import { sortPots, potName } from './potNames.ts';
import * as css from './PotList.css.ts';
import { useIsLive } from './useJackpot.ts';

interface PotListProps {
  /** Null while they are not known: their room is reserved. */
  pots: readonly Pot[] | null;
  size?: keyof typeof css.sizes;
}

/** What is in the pots, live; the greatest first. */
export function PotList({ pots, size = 'lg' }: PotListProps) {
  const { t } = useLingui();
  const isLive = useIsLive();
  const label = t({ id: 'JACKPOT_POTS', message: 'Jackpots' });
  if (pots === null) {
    return (
      <div aria-busy className={css.sizes[size]}>
        {[0, 1, 2, 3, 4].map((place) => (
          <div key={place} className={css.pot}>
            <Skeleton width="sm" />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <ul aria-label={label} className={css.sizes[size]}>
        {sortPots(pots).map(({ id, value }) => (
          <li key={id} className={css.pot}>
            <span className={css.name}>{potName(id)}</span>
            <span className={css.value}>
              <JackpotPotFigure value={value} />
            </span>
          </li>
        ))}
      </ul>
      {!isLive && (
        <p className={css.note}>
          {t({ id: 'JACKPOT_NOT_LIVE_TEXT', message: 'The jackpot cannot be reached. These amounts are not live.' })}
        </p>
      )}
    </>
  );
}
