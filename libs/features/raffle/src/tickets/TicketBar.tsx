import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ChevronDownIcon, ChevronUpIcon, Countdown, Icon, TextLink } from '@lobby/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { Drop } from '../drops/drop.ts';
import { useDrops } from '../drops/useDrops.ts';
import { useCountdownUnits, useDropNames } from '../drops/useDropTexts.ts';
import { useRaffleSettings } from '../raffleSettings.ts';
import { TicketCount } from '../figures/TicketCount.tsx';
import * as css from './TicketBar.css.ts';

/** Beside a running game: the player's tickets of the next drop and the time left; opened, those of all drops. */
export default function TicketBar() {
  const state = useDrops(Boolean(useRaffleSettings()));
  const { drops, next, hasTickets, thrillpots } = state;
  if (!hasTickets || !thrillpots || !next) return null;
  return <TicketBarView drops={drops} next={next} tickets={state.tickets} now={thrillpots.now} />;
}

interface TicketBarViewProps {
  drops: readonly Drop[];
  next: Drop;
  tickets: ReturnType<typeof useDrops>['tickets'];
  now: () => number;
}

export function TicketBarView({ drops, next, tickets, now }: TicketBarViewProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(
    function closeByEscape() {
      if (!isOpen) return undefined;
      function close({ key }: KeyboardEvent) {
        if (key !== 'Escape') return;
        if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
        setOpen(false);
      }
      document.addEventListener('keydown', close);
      return () => document.removeEventListener('keydown', close);
    },
    [isOpen],
  );
  return (
    <div className={css.place}>
      {isOpen && (
        <section ref={panel} id={id} className={css.panel} aria-label={t({ id: 'RAFFLE_TITLE', message: 'Raffle' })}>
          <ul className={css.list}>
            {drops.map((drop) => (
              <li key={drop.type} className={css.row}>
                <DropRow drop={drop} tickets={tickets[drop.type]} now={now} />
              </li>
            ))}
          </ul>
          <TextLink standalone render={<Link to="raffle" />}>
            {t({ id: 'RAFFLE_OPEN', message: 'To the raffle' })}
          </TextLink>
        </section>
      )}
      <button
        ref={toggle}
        type="button"
        className={css.bar}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.tickets}>
          <TicketCount compact count={tickets[next.type]} />
        </span>
        <span className={css.timeLeft}>
          <TimeLeft drop={next} now={now} />
        </span>
        <span className={css.mark}>
          <Icon of={isOpen ? ChevronDownIcon : ChevronUpIcon} size="sm" />
        </span>
      </button>
    </div>
  );
}

function DropRow({ drop, tickets, now }: { drop: Drop; tickets: number; now: () => number }) {
  const name = useDropNames()[drop.type];
  return (
    <>
      <span className={css.drop}>
        <span>{name}</span>
        <span className={css.time}>
          <TimeLeft drop={drop} now={now} />
        </span>
      </span>
      <span className={css.tickets}>
        <TicketCount count={tickets} />
      </span>
    </>
  );
}

function TimeLeft({ drop, now }: { drop: Drop; now: () => number }) {
  const { t } = useLingui();
  const units = useCountdownUnits();
  const { endsAt } = drop.raffle;
  if (endsAt === null) return null;
  return (
    <Countdown
      compact
      until={endsAt}
      label={t({ id: 'RAFFLE_DRAW_IN', message: 'Draw in' })}
      units={{ ...units, days: t({ id: 'COUNTDOWN_DAYS_SHORT', message: 'd' }) }}
      now={now}
    />
  );
}
