import type { BrowserContext } from '@playwright/test';

/**
 * Lets timers of these delays, in ms, take a minute in all pages that a context opens from now on: limits after which the lobby
 * goes on without an answer, and which a busy machine does not keep. For tests of what the answer leads to; that there is an end
 * to the wait is for unit tests.
 */
export async function extendTimers(context: BrowserContext, ...delays: readonly number[]): Promise<void> {
  await context.addInitScript((extended: readonly number[]) => {
    // Games and partners keep theirs.
    if (window !== window.top) return;
    const start = window.setTimeout;
    Object.assign(window, {
      setTimeout: (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
        start(callback, delay !== undefined && extended.includes(delay) ? 60_000 : delay, ...values),
    });
  }, delays);
}

/** The cashier's: for methods and the last deposit, for guards, for the frame. */
export const extendCashierLimits = (context: BrowserContext): Promise<void> =>
  extendTimers(context, 2000, 3000, 10_000);
