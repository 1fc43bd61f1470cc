import { deviceTime } from '@lobby/runtime';
import type { ServerTime } from './wire.ts';

/**
 * The service's clock, as its answers tell it. Each answer bounds how far it is ahead of the device's: it was written
 * between the question and its arrival. Slow answers only bound it loosely, so that one cannot spoil what a fast one told.
 */
export function createServerClock() {
  /** Bounds of the offset, in ms. */
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  return {
    /** @param sentAt when the question was sent, by the device's clock */
    note({ at, precision }: ServerTime, sentAt: number): void {
      const low = at - deviceTime();
      const high = at + precision - sentAt;
      const isContradiction = low > most || high < least;
      // The device's clock was set, or drifts: what was known before counts no more.
      least = isContradiction ? low : Math.max(least, low);
      most = isContradiction ? high : Math.min(most, high);
    },
    /** In ms since 1970; the device's clock until the service has answered. */
    now: (): number => deviceTime() + (Number.isFinite(least) ? Math.round((least + most) / 2) : 0),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
