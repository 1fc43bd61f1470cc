import { RollingFigure } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { timings } from '../timings.ts';

interface CountUpProps {
  /** The figure, formatted. */
  children: string;
  /** In ms. */
  duration?: number;
}

/** A figure whose digits roll up from 0 once it is on the page, by the compositor; with reduced motion it is there at once. */
export function CountUp({ children, duration = timings.countUpDuration }: CountUpProps) {
  const [isOnPage, setOnPage] = useState(false);
  useEffect(() => {
    // The zeros have to be painted before the digits can roll.
    const frame = requestAnimationFrame(() => setOnPage(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <RollingFigure duration={duration}>{isOnPage ? children : children.replaceAll(/\d/g, '0')}</RollingFigure>;
}
