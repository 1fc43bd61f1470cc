import type { Pot } from '@lobby/thrillpots';
import { reducedMotion } from '@lobby/theming';
import { useBrowserValue } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { JackpotPotFigure } from '../pots/JackpotPotFigure.tsx';
import { sortPots, potName } from '../pots/potNames.ts';
import * as css from './JackpotBar.css.ts';
import { timings } from '../timings.ts';

interface PotTickerProps {
  pots: readonly Pot[];
  /** Somebody is reading or pointing at it. */
  isPaused: boolean;
}

/** One pot after the other (R-4-048). Under reduced motion the first one stays: the panel has all. */
export function PotTicker({ pots, isPaused }: PotTickerProps) {
  const [place, setPlace] = useState(0);
  const isStill = useBrowserValue(() => globalThis.matchMedia(reducedMotion).matches, false);
  const isRunning = !isPaused && !isStill && pots.length > 1;
  useEffect(
    function flip() {
      if (!isRunning) return undefined;
      const timer = setInterval(() => setPlace((current) => current + 1), timings.potNameDuration);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  const pot = sortPots(pots)[place % pots.length];
  if (!pot) return null;
  return (
    <span key={pot.id} className={css.ticker}>
      <span className={css.potName}>{potName(pot.id)}</span>
      <span className={css.figure}>
        <JackpotPotFigure value={pot.value} />
      </span>
    </span>
  );
}
