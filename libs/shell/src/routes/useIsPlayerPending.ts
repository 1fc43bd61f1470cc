import type { RouteId } from '@lobby/contracts';
import { useSession } from '@lobby/player';
import { accessFor, hasFrame, useQueryParam } from '@lobby/routing';
import { build } from 'virtual:lobby-build';

/**
 * Whether a placeholder stands for the page until its player is known. It says itself when that takes long. With `autoSignIn` no page
 * has a frame, as the browser is about to leave for the provider (R-2-058).
 */
export function useIsPlayerPending(route: RouteId | null): boolean {
  const { status } = useSession();
  const [autoSignIn] = useQueryParam('autoSignIn');
  if (route === null || status !== 'LOADING' || accessFor(route, build.visitorBrowsing) !== 'player') return false;
  return autoSignIn !== null || !hasFrame(route);
}
