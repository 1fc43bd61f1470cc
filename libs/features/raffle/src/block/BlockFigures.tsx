import { useLingui } from '@lingui/react/macro';
import { Countdown, Skeleton } from '@lobby/ui-kit';
import { potOf } from '../drops/drop.ts';
import { RafflePotFigure } from '../figures/RafflePotFigure.tsx';
import type { useDrops } from '../drops/useDrops.ts';
import { useCountdownUnits } from '../drops/useDropTexts.ts';
import * as css from './RaffleBlock.css.ts';

interface BlockFiguresProps {
  state: ReturnType<typeof useDrops>;
  subtitle: string | null;
}

/** Pot and time of the next drop; before they are known their room, and where there are none the block's own words. */
export function BlockFigures({ state: { status, next, thrillpots }, subtitle }: BlockFiguresProps) {
  const { t } = useLingui();
  const units = useCountdownUnits();
  const pot = next && potOf(next);
  const until = next?.raffle.endsAt ?? null;
  if (!pot || until === null || !thrillpots) {
    if (status !== 'loading') return subtitle !== null && <span>{subtitle}</span>;
    return (
      <span className={css.figures}>
        <span className={css.pot}>
          <Skeleton width="lg" />
        </span>
        <span className={css.timeRoom} />
      </span>
    );
  }
  return (
    <span className={css.figures}>
      <span className={css.pot}>
        <RafflePotFigure pot={pot} thrillpots={thrillpots} />
      </span>
      <Countdown
        until={until}
        label={t({ id: 'RAFFLE_DRAW_IN', message: 'Draw in' })}
        units={units}
        now={thrillpots.now}
      />
    </span>
  );
}
