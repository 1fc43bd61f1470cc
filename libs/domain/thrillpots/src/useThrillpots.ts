import { type Auth, sessionScope, useAuth } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { type DataClient, useDataClient } from '@lobby/data';
import { useMarket, useSession } from '@lobby/player';
import { createThrillpotApi, type ThrillpotPlayer } from './api.ts';
import { createThrillpots } from './createThrillpots.ts';
import { createPublicData, type PublicData } from './publicData.ts';
import type { Thrillpots } from './types.ts';

type Settings = Pick<LobbySettings, 'jackpotHost' | 'jackpotSocketUrl'>;

/** As long as the page, which has one set of settings: what is public stays when a session ends. */
const publicData = new WeakMap<Settings, PublicData>();

function publicDataOf(settings: Settings, api: ReturnType<typeof createThrillpotApi>): PublicData {
  const known = publicData.get(settings) ?? createPublicData(api);
  publicData.set(settings, known);
  return known;
}

const playerOf = (auth: Auth, session: string, id: string, country: string, currency: string): ThrillpotPlayer => ({
  auth,
  session,
  id,
  country,
  currency,
});

const thrillpotsOf = sessionScope(
  (
    _client: DataClient,
    settings: Settings,
    host: string,
    brandId: string,
    ...player: Parameters<typeof playerOf> | [null]
  ) => {
    const api = createThrillpotApi(host, brandId);
    return createThrillpots({
      api,
      publicData: publicDataOf(settings, api),
      socketUrl: settings.jackpotSocketUrl ?? defaultSocketUrl(host),
      brandId,
      player: player[0] === null ? null : playerOf(...player),
    });
  },
  (service) => service.end(),
);

/** `/v1/ws` of the service's host. */
function defaultSocketUrl(host: string): string {
  return `${host.replace(/^http/, 'ws').replace(/\/+$/, '')}/v1/ws`;
}

/**
 * The page's jackpot service; null where the settings name none, and until it is known who is there. A change of the
 * session, or of the player's country, is another service: what the former one had of the player is gone.
 */
export function useThrillpots(settings: Settings, { id: brandId }: Pick<Brand, 'id'>): Thrillpots | null {
  const client = useDataClient();
  const auth = useAuth();
  const { status, player, id: session } = useSession();
  const { country, currency, isSettled } = useMarket();
  const { jackpotHost: host } = settings;
  if (host === undefined || status === 'LOADING') return null;
  if (status === 'LOGGED_OUT') return thrillpotsOf(client, settings, host, brandId, null);
  if (player === null || session === null || !isSettled) return null;
  return thrillpotsOf(client, settings, host, brandId, auth, session, player.playerId, country, currency);
}
