import { useAuth } from '@lobby/auth';
import type { LobbySettings } from '@lobby/contracts';
import { useSession } from '@lobby/player';
import type { TokenOwner } from '../playerToken.ts';
import { onServiceReset } from '../serviceStore.ts';
import { createGamification } from './createGamification.ts';
import type { Gamification } from './types.ts';

interface Kept {
  key: string;
  service: Gamification & { end(): void };
}

/** Of the page's session: there is one at a time. */
let kept: Kept | null = null;

/** At sign-out, and for tests: nothing of the player is left. */
export function resetGamification(): void {
  const former = kept;
  kept = null;
  // Not at once: a component may be rendering, and others follow what ends.
  queueMicrotask(() => former?.service.end());
}
onServiceReset(resetGamification);

interface Wanted {
  host: string;
  clientId: string;
  auth: TokenOwner['auth'];
  session: string;
}

function serviceFor({ host, clientId, auth, session }: Wanted): Gamification {
  const key = JSON.stringify([host, clientId, session]);
  if (kept?.key === key) return kept.service;
  resetGamification();
  kept = { key, service: createGamification({ host, clientId, player: { auth, session } }) };
  return kept.service;
}

/**
 * The gamification service of the page's session; null for visitors, without a client id, and where the settings
 * name no service. Another session has another one: what the former one had of the player is gone.
 */
export function useGamificationService(
  { gamificationHost: host }: Pick<LobbySettings, 'gamificationHost'>,
  clientId: string | null,
): Gamification | null {
  const auth = useAuth();
  const { status, id: session } = useSession();
  if (status !== 'LOGGED_IN' || session === null || host === undefined || !clientId) return null;
  return serviceFor({ host, clientId, auth, session });
}
