import { deviceTime } from '@lobby/runtime';
import type { ServerTime } from './wire.ts';

/**
 * The service's clock, estimated from its responses. Each response bounds the offset to the device's clock, since it was written between
 * the request and its arrival. A slow response gives loose bounds only, so it does not spoil those of a fast one.
 */
export function createServerClock() {
  /** Bounds of the offset, in ms. */
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  return {
    /** @param sentAt when the request was sent, by the device's clock */
    note({ at, precision }: ServerTime, sentAt: number): void {
      const low = at - deviceTime();
      const high = at + precision - sentAt;
      const isContradiction = low > most || high < least;
      // The device's clock was set, or drifts: earlier bounds no longer apply.
      least = isContradiction ? low : Math.max(least, low);
      most = isContradiction ? high : Math.min(most, high);
    },
    /** In ms since 1970; the device's clock until the service has answered. */
    now: (): number => deviceTime() + (Number.isFinite(least) ? Math.round((least + most) / 2) : 0),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
