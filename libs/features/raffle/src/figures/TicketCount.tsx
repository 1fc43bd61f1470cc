import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { Icon, TicketIcon } from '@lobby/ui-kit';
import { CountUp } from './CountUp.tsx';
import * as css from './TicketCount.css.ts';

interface TicketCountProps {
  count: number;
  /** On phones the word is for screen readers alone: there is little room. */
  compact?: boolean;
}

/** The player's tickets of one drop, counted up from 0 to what the service reports (R-4-052). */
export function TicketCount({ count, compact = false }: TicketCountProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <Icon of={TicketIcon} />
      <span>
        <CountUp>{format.number(count)}</CountUp>{' '}
        <span className={compact ? css.shortWord : undefined}>
          {t({ id: 'RAFFLE_TICKETS', message: plural(count, { one: 'ticket', other: 'tickets' }) })}
        </span>
      </span>
    </>
  );
}
