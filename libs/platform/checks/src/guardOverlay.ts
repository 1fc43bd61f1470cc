import type { GuardId, RouteId } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { routeOf, useLocation } from '@lobby/routing';
import { createStore, useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGuard, useGuardTurn, type GuardStatus } from './guards.ts';

/** Nothing stands between a player and the pages on which they protect themselves. */
const protectingRoutes: readonly RouteId[] = [
  'responsible-gaming',
  'profile-limits',
  'profile-global-limits',
  'profile-self-exclusion',
];

/** How often the player has asked for what active guards hold back. */
const requests = createStore(0);

/** Shows the overlay of the guard in turn again: the player wants to play or to deposit, which it holds back. */
export const showGuards = (): void => requests.set(requests.get() + 1);

/** How many tasks are open that no guard holds back. */
const silences = createStore(0);

/** Keeps the guards' overlays away from what no guard holds back, such as a withdrawal. The returned function ends that. */
export function silenceGuards(): () => void {
  silences.set(silences.get() + 1);
  return () => silences.set(silences.get() - 1);
}

interface GuardOverlay {
  status: GuardStatus;
  /** What is asked, where a guard has several things to ask: another one is shown at once. */
  subject?: string;
  /** Routes on which the guard does not interrupt by itself, such as the page that its overlay leads to. */
  quietOn?: readonly RouteId[];
  /** Shows the overlay, `queued`, and resolves when it has closed. The signal takes it away. */
  show: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * A guard with an overlay, which is shown while the guard is active and once those before it are clear. One
 * that is closed without making the guard clear comes back on the next page, and by `showGuards`, then on quiet pages
 * too: a press that shows nothing would be a riddle.
 */
export function useGuardOverlay(id: GuardId, { status, subject = '', quietOn = [], show }: GuardOverlay): void {
  useGuard(id, status);
  const waitForTurn = useGuardTurn(id);
  const { pathname } = useLocation();
  const times = useStore(requests);
  const isSilent = useStore(silences) > 0;
  const occasion = `${times} ${pathname} ${subject}`;
  const [closedOn, setClosedOn] = useState<string | null>(null);
  /** The page on which the player has asked for what the guard holds back, until the overlay is closed or the page left. */
  const [request, setRequest] = useState<{ times: number; on: string | null }>({ times, on: null });
  const isOutdated = request.on !== null && (request.on !== pathname || status !== 'active');
  if (request.times !== times) setRequest({ times, on: status === 'active' ? pathname : null });
  else if (isOutdated) setRequest({ times, on: null });
  const route = routeOf(pathname);
  const isQuietRoute = route !== null && [...protectingRoutes, ...quietOn].includes(route);
  // One that becomes active again asks at once.
  if (status !== 'active' && closedOn !== null) setClosedOn(null);
  const hasOccasion = isQuietRoute ? request.on === pathname : occasion !== closedOn;
  const isAsking = status === 'active' && !isSilent && hasOccasion;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    await waitForTurn(signal);
    await show(signal);
  });
  const rememberClosing = useEffectEvent(() => {
    setClosedOn(occasion);
    setRequest({ times, on: null });
  });
  useEffect(
    function askInTurn() {
      if (!isAsking) return undefined;
      const abort = new AbortController();
      ask(abort.signal)
        .catch((error: unknown) => {
          if (!abort.signal.aborted) reportError(error);
        })
        .finally(() => {
          if (!abort.signal.aborted) rememberClosing();
        });
      return () => abort.abort();
    },
    [isAsking, subject],
  );
}
