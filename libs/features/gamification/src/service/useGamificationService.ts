import { type Auth, sessionScope, useAuth } from '@lobby/auth';
import type { LobbySettings } from '@lobby/contracts';
import { type DataClient, useDataClient } from '@lobby/data';
import { useSession } from '@lobby/player';
import { createGamification } from './createGamification.ts';
import type { Gamification } from './types.ts';

const gamificationOf = sessionScope(
  (_client: DataClient, host: string, clientId: string, auth: Auth, session: string) =>
    createGamification({ host, clientId, player: { auth, session } }),
  (service) => service.end(),
);

/**
 * The gamification service of the page's session; null for visitors, without a client id, and where the settings
 * name no service. Another session has another one: what the former one had of the player is gone.
 */
export function useGamificationService(
  { gamificationHost: host }: Pick<LobbySettings, 'gamificationHost'>,
  clientId: string | null,
): Gamification | null {
  const client = useDataClient();
  const auth = useAuth();
  const { status, id: session } = useSession();
  if (status !== 'LOGGED_IN' || session === null || host === undefined || !clientId) return null;
  return gamificationOf(client, host, clientId, auth, session);
}
