import { useLingui } from '@lingui/react/macro';
import { raffleDropTypes } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { IconButton, PauseIcon, PlayIcon, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import type { DropType } from '../drops/drop.ts';
import { useDropNames } from '../drops/useDropTexts.ts';
import type { Winner } from './winner.ts';
import * as css from './Winners.css.ts';

interface WinnersBandProps {
  winners: readonly Winner[];
  /** Id of the heading. */
  labelledBy: string;
}

/** From so many on the band moves: fewer are all in view. */
const fewestMoving = 4;

/**
 * The winners as a band that moves one whole round in 70 s (R-9-036), by the compositor: hovered, focused or paused it
 * stands still, and where motion is unwelcome it is scrolled by hand. Its second half is a copy for the eye alone, which
 * makes the round endless.
 */
export function WinnersBand({ winners, labelledBy }: WinnersBandProps) {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const isMoving = winners.length >= fewestMoving;
  const cards = winners.map((winner) => (
    <li key={`${winner.timestamp} ${winner.initials} ${winner.amount}`} className={css.item}>
      <WinnerCard winner={winner} />
    </li>
  ));
  return (
    <div className={css.band}>
      {isMoving && (
        <div className={css.control}>
          <IconButton
            icon={isPaused ? PlayIcon : PauseIcon}
            label={
              isPaused
                ? t({ id: 'RAFFLE_WINNERS_PLAY', message: 'Move the winners' })
                : t({ id: 'RAFFLE_WINNERS_PAUSE', message: 'Pause the winners' })
            }
            variant="ghost"
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      )}
      {/* Focusable, so that it can be scrolled and stopped by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.window} role="group" aria-labelledby={labelledBy} tabIndex={0}>
        <div className={isMoving ? css.tracks[isPaused ? 'paused' : 'moving'] : css.tracks.still}>
          <ul className={css.round}>{cards}</ul>
          {isMoving && (
            <ul className={css.copy} aria-hidden>
              {cards}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function WinnerCard({ winner }: { winner: Winner }) {
  const { brand } = useLobby();
  const { money } = useFormat();
  const format = useDateFormat();
  const names = useDropNames();
  const { initials, amount, currency, timestamp, raffle } = winner;
  const isType = (name: string | null): name is DropType => raffleDropTypes.some((type) => type === name);
  return (
    <article className={css.card}>
      <bdi className={css.initials}>{initials}</bdi>
      <div className={css.words}>
        <Text as="div" weight="bold" size="lg" figures>
          <span translate="no">{money(amount, currency)}</span>
        </Text>
        <Text as="div" size="sm">
          {[isType(raffle) ? names[raffle] : raffle, winner.brand === brand.id ? brand.name : winner.brand]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text as="div" size="xs" tone="muted" figures>
          <time dateTime={timestamp}>{format.dateTime(timestamp)}</time>
        </Text>
      </div>
    </article>
  );
}
