import { useLingui } from '@lingui/react/macro';
import type { Thrillpots } from '@lobby/thrillpots';
import { Badge, Countdown, Heading, Skeleton, Text, VisuallyHidden } from '@lobby/ui-kit';
import { TicketCount } from '../figures/TicketCount.tsx';
import { type Drop, hasEnded, hasStarted, potOf } from './drop.ts';
import * as css from './DropCard.css.ts';
import { RafflePotFigure } from '../figures/RafflePotFigure.tsx';
import { useCountdownUnits, useDropNames } from './useDropTexts.ts';

interface DropCardProps {
  drop: Drop;
  /** Drawn before all others (R-4-053). */
  isNext: boolean;
  /** Absent for visitors. */
  tickets?: number;
  /** The service's clock, when the drops were last looked at. */
  at: number;
  thrillpots: Thrillpots;
}

/** One drop: its type, what there is to win, and for how long. Without a pot there is no card (R-5-004). */
export function DropCard({ drop, isNext, tickets, at, thrillpots }: DropCardProps) {
  const { t } = useLingui();
  const name = useDropNames()[drop.type];
  const pot = potOf(drop);
  if (pot === null) return null;
  return (
    <article className={css.cards[isNext ? 'next' : 'other']} aria-current={isNext || undefined}>
      <div className={css.head}>
        <Heading level={3} size="h5">
          {name}
        </Heading>
        {isNext && <Badge tone="tertiary">{t({ id: 'RAFFLE_NEXT_DROP', message: 'Next drop' })}</Badge>}
      </div>
      <div className={css.pot}>
        <VisuallyHidden>{t({ id: 'RAFFLE_PRIZE', message: 'Prize' })}</VisuallyHidden>{' '}
        <RafflePotFigure pot={pot} thrillpots={thrillpots} />
      </div>
      <div className={css.foot}>
        <TimeLeft drop={drop} at={at} now={thrillpots.now} />
        {tickets !== undefined && (
          <span className={css.tickets}>
            <TicketCount count={tickets} />
          </span>
        )}
      </div>
    </article>
  );
}

/** Until the draw, or until the drop begins. */
function TimeLeft({ drop, at, now }: Pick<DropCardProps, 'drop' | 'at'> & Pick<Thrillpots, 'now'>) {
  const { t } = useLingui();
  const units = useCountdownUnits();
  const { startsAt, endsAt } = drop.raffle;
  if (hasEnded(drop, at)) {
    return <Text weight="medium">{t({ id: 'RAFFLE_DRAWING', message: 'The winner is being drawn' })}</Text>;
  }
  const isUpcoming = !hasStarted(drop, at);
  const until = isUpcoming ? startsAt : endsAt;
  if (until === null) return null;
  const label = isUpcoming
    ? t({ id: 'RAFFLE_STARTS_IN', message: 'Starts in' })
    : t({ id: 'RAFFLE_DRAW_IN', message: 'Draw in' });
  return (
    <div className={css.time}>
      <span aria-hidden>{label}</span>
      <Countdown until={until} label={label} units={units} now={now} />
    </div>
  );
}

export const DropCardSkeleton = () => (
  <div className={css.skeleton}>
    <Skeleton shape="block" />
  </div>
);
