import { useEffect, useEffectEvent, useState } from 'react';
import * as css from './Countdown.css.ts';

interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole units left. Part of a second counts as a second, so that 0 means the end. */
export function partsOf(milliseconds: number): CountdownParts {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const order = ['days', 'hours', 'minutes', 'seconds'] as const;

/** As a clock writes it: `02:13:45`, with days `6 d 02:13:45`. */
function inOneLine({ days, hours, minutes, seconds }: CountdownParts, unit: string): string {
  const time = [hours, minutes, seconds].map((value) => String(value).padStart(2, '0')).join(':');
  return days > 0 ? `${days}\u00a0${unit} ${time}` : time;
}

/** The time left until a moment, updated every second. Without days left it shows none. */
export function Countdown({
  until,
  label,
  units,
  compact = false,
  onEnd,
  now,
}: {
  /** Milliseconds since 1970. */
  until: number;
  /** Accessible name: what it counts down to. */
  label: string;
  /** Labels below the numbers. */
  units: Record<keyof CountdownParts, string>;
  /** One line of text, for where there is little room. */
  compact?: boolean;
  onEnd?: () => void;
  /** The clock: a server's where its time decides, never `Date.now`, which jumps where somebody sets the device's clock. */
  now: () => number;
}) {
  const [left, setLeft] = useState(() => until - now());
  const tick = useEffectEvent(() => {
    const next = until - now();
    setLeft(next);
    if (next <= 0) onEnd?.();
    return next > 0;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      // Aligned to the remaining seconds, so that none is skipped or shown twice.
      if (tick()) timer = setTimeout(run, (until - now()) % 1000 || 1000);
    };
    run();
    return () => clearTimeout(timer);
  }, [until, now]);
  const parts = partsOf(left);
  if (compact) {
    return (
      <span role="timer" aria-label={label} className={css.compact} translate="no">
        {inOneLine(parts, units.days)}
      </span>
    );
  }
  return (
    <span role="timer" aria-label={label} className={css.countdown}>
      {order
        .filter((part) => part !== 'days' || parts.days > 0)
        .map((part) => (
          <span key={part} className={css.part}>
            <span className={css.figure} translate="no">
              {String(parts[part]).padStart(2, '0')}
            </span>
            <span className={css.unit}>{units[part]}</span>
          </span>
        ))}
    </span>
  );
}
