import { useLingui } from '@lingui/react/macro';
import type { Pot } from '@lobby/thrillpots';
import { ChevronUpIcon, CloseIcon, Icon, IconButton, MoveIcon, SparklesIcon, VisuallyHidden } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PotList } from '../pots/PotList.tsx';
import { potName } from '../pots/potNames.ts';
import type { BarEvent, News } from './bar.machine.ts';
import * as css from './JackpotBar.css.ts';
import { Odds } from './Odds.tsx';
import { PotTicker } from './PotTicker.tsx';
import { timings } from '../timings.ts';
import { useDelayedRemoval } from './useDelayedRemoval.ts';
import { useBarPosition } from './useBarPosition.ts';

export type BarPanel = 'pots' | 'odds' | 'contribution';

interface BarViewProps {
  /** Null while it is collapsed or in the spotlight. */
  panel: BarPanel | null;
  /** In the spotlight. */
  news: News | null;
  /** Null while they are not known. */
  pots: readonly Pot[] | null;
  /** False while they stand still. */
  isLive: boolean;
  /** What the player's part is, on the button that leads to it. */
  part: string;
  /** The player's choice, for its panel. */
  choice: ReactNode;
  send: (event: BarEvent) => void;
}

const events = { pots: 'SHOW_POTS', odds: 'SHOW_ODDS', contribution: 'SHOW_CONTRIBUTION' } as const;

/** The jackpot of a game: in a strip below it, on desktops over it where the player has dragged it. */
export function BarView({ panel, news, pots, isLive, part, choice, send }: BarViewProps) {
  const { t } = useLingui();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { bar, place, moveToNextCorner, handlers } = useBarPosition();
  const { shown, isLeaving } = useDelayedRemoval(panel, timings.panelTransitionDuration);
  const [isRead, setRead] = useState(false);
  const title = t({ id: 'JACKPOT_TITLE', message: 'Jackpot' });
  const names: Record<BarPanel, string> = {
    pots: t({ id: 'JACKPOT_POTS_PANEL', message: 'Pots' }),
    odds: t({ id: 'JACKPOT_ODDS_PANEL', message: 'Odds' }),
    contribution: t({ id: 'JACKPOT_CONTRIBUTION_PANEL', message: 'Your contribution' }),
  };

  function collapse() {
    toggle.current?.focus();
    send({ type: 'COLLAPSE' });
  }
  const isOpen = panel !== null;
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    const isInside = bar.current?.contains(document.activeElement) === true;
    if (event.key === 'Escape' && !event.defaultPrevented && isInside) collapse();
  });
  useEffect(
    function followKeys() {
      if (!isOpen) return undefined;
      const listener = (event: KeyboardEvent) => closeByEscape(event);
      document.addEventListener('keydown', listener);
      return () => document.removeEventListener('keydown', listener);
    },
    [isOpen],
  );
  const side = (place?.y ?? 1) > 0.5 ? 'above' : 'below';
  const edge = place === null ? 'middle' : place.x > 0.5 ? 'end' : 'start';

  return (
    <div ref={bar} className={css.bar} role="region" aria-label={title} data-side={side} data-edge={edge}>
      <div
        className={css.strip}
        data-spotlight={news === null ? undefined : ''}
        {...handlers}
        onPointerEnter={() => setRead(true)}
        onPointerLeave={() => setRead(false)}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      >
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={shown ? id : undefined}
          onClick={() => send({ type: isOpen ? 'COLLAPSE' : 'SHOW_POTS' })}
        >
          {pots && <PotTicker pots={pots} isPaused={isRead || isOpen} />}
          {!isLive && <span className={css.notLive}>{t({ id: 'JACKPOT_NOT_LIVE', message: 'Not live' })}</span>}
          <VisuallyHidden>{t({ id: 'JACKPOT_SHOW_POTS', message: 'Show all jackpots' })}</VisuallyHidden>
          <span className={css.chevron} data-open={isOpen || undefined}>
            <Icon of={ChevronUpIcon} />
          </span>
        </button>
        <button
          type="button"
          className={css.part}
          aria-expanded={panel === 'contribution'}
          onClick={() => send({ type: 'SHOW_CONTRIBUTION' })}
        >
          {part}
        </button>
        <span className={css.move}>
          <IconButton
            icon={MoveIcon}
            label={t({ id: 'JACKPOT_MOVE', message: 'Move to the next corner' })}
            onClick={moveToNextCorner}
          />
        </span>
        <div role="status" className={css.news} data-shown={news === null ? undefined : ''}>
          {news && (
            <>
              <Icon of={SparklesIcon} />
              <Message news={news} />
            </>
          )}
        </div>
      </div>
      {shown && (
        <section
          id={id}
          className={css.panel}
          data-leaving={isLeaving || undefined}
          inert={isLeaving}
          aria-label={names[shown]}
        >
          <div className={css.head}>
            <div role="group" aria-label={title} className={css.tabs}>
              {(Object.keys(names) as BarPanel[]).map((name) => (
                <button
                  key={name}
                  type="button"
                  className={css.tab}
                  aria-pressed={name === shown}
                  onClick={() => send({ type: events[name] })}
                >
                  {names[name]}
                </button>
              ))}
            </div>
            <IconButton icon={CloseIcon} label={t({ id: 'JACKPOT_CLOSE', message: 'Close' })} onClick={collapse} />
          </div>
          <div key={shown} className={css.contents[shown]}>
            {shown === 'pots' && <PotList pots={pots} size="md" />}
            {shown === 'odds' && <Odds pots={pots ?? []} />}
            {shown === 'contribution' && choice}
          </div>
        </section>
      )}
    </div>
  );
}

function Message({ news }: { news: News }) {
  const { t } = useLingui();
  if (news.kind === 'joined') return <span>{t({ id: 'JACKPOT_CONFIRMED', message: 'You are in. Good luck!' })}</span>;
  const pot = potName(news.potId);
  return <span>{t({ id: 'JACKPOT_POT_WON', message: `${pot} has been won` })}</span>;
}
