import type { CheckId, RouteId } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { routeOf, usePathname } from '@lobby/routing';
import { createStore, useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheck, useCheckTurn, type CheckStatus } from './checks.ts';

/** Pages on which players protect themselves: no check interrupts by itself there. */
const protectingRoutes: readonly RouteId[] = [
  'responsible-gaming',
  'profile-limits',
  'profile-global-limits',
  'profile-self-exclusion',
];

/** How often the player has tried what active checks block. */
const requests = createStore(0);

/** Shows the overlay of the check in turn again: the player wants to play or to deposit, which it blocks. */
export const showChecks = (): void => requests.set(requests.get() + 1);

/** How many tasks are open that no check blocks. */
const silences = createStore(0);

/** Suppresses the checks' overlays during a task that no check blocks, such as a withdrawal, until the returned function is called. */
export function silenceChecks(): () => void {
  silences.set(silences.get() + 1);
  return () => silences.set(silences.get() - 1);
}

interface CheckOverlay {
  status: CheckStatus;
  /** What the check prompts for, where it has several prompts: a new subject is shown at once. */
  subject?: string;
  /** Routes on which the check does not interrupt by itself, such as the page that its overlay leads to. */
  quietOn?: readonly RouteId[];
  /** Shows the overlay, `queued`, and resolves when it has closed. The signal takes it away. */
  show: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * A check with an overlay, which is shown while the check is active and once those before it are clear. One
 * that is closed while the check is still active is shown again on the next page, and by `showChecks`, then also on
 * quiet pages: without it a press would have no visible effect.
 */
export function useCheckOverlay(id: CheckId, { status, subject = '', quietOn = [], show }: CheckOverlay): void {
  useCheck(id, status);
  const waitForTurn = useCheckTurn(id);
  const pathname = usePathname();
  const times = useStore(requests);
  const isSilent = useStore(silences) > 0;
  const occasion = `${times} ${pathname} ${subject}`;
  const [closedOn, setClosedOn] = useState<string | null>(null);
  /** The page on which the player has tried what the check blocks, until the overlay is closed or the page left. */
  const [request, setRequest] = useState<{ times: number; on: string | null }>({ times, on: null });
  const isOutdated = request.on !== null && (request.on !== pathname || status !== 'active');
  if (request.times !== times) setRequest({ times, on: status === 'active' ? pathname : null });
  else if (isOutdated) setRequest({ times, on: null });
  const route = routeOf(pathname);
  const isQuietRoute = route !== null && [...protectingRoutes, ...quietOn].includes(route);
  // A check that becomes active again prompts at once.
  if (status !== 'active' && closedOn !== null) setClosedOn(null);
  const hasOccasion = isQuietRoute ? request.on === pathname : occasion !== closedOn;
  const isPrompting = status === 'active' && !isSilent && hasOccasion;

  const promptPlayer = useEffectEvent(async (signal: AbortSignal) => {
    await waitForTurn(signal);
    await show(signal);
  });
  const rememberClosing = useEffectEvent(() => {
    setClosedOn(occasion);
    setRequest({ times, on: null });
  });
  useEffect(
    function promptInTurn() {
      if (!isPrompting) return undefined;
      const abort = new AbortController();
      promptPlayer(abort.signal)
        .catch((error: unknown) => {
          if (!abort.signal.aborted) reportError(error);
        })
        .finally(() => {
          if (!abort.signal.aborted) rememberClosing();
        });
      return () => abort.abort();
    },
    [isPrompting, subject],
  );
}
