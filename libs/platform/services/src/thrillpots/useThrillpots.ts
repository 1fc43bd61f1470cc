import { useAuth } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { useMarket, useSession } from '@lobby/player';
import { onServiceReset } from '../serviceStore.ts';
import { createThrillpotApi, type ThrillpotPlayer } from './api.ts';
import { createThrillpots } from './createThrillpots.ts';
import { createPublicData, type PublicData } from './publicData.ts';
import type { Thrillpots } from './types.ts';

interface Kept {
  key: string;
  service: Thrillpots & { end(): void };
}

/** Of the page's session: there is one at a time. */
let kept: Kept | null = null;
const publicDataByHost = new Map<string, PublicData>();

onServiceReset(function endPlayersService() {
  if (kept !== null && !kept.key.endsWith(visitor)) forget();
});

function forget(): void {
  const former = kept;
  kept = null;
  // Not at once: a component may be rendering, and others follow what ends.
  queueMicrotask(() => former?.service.end());
}

/** For tests: as if the page had been loaded anew. */
export function resetThrillpots(): void {
  forget();
  publicDataByHost.clear();
}

const visitor = ' visitor';

interface Wanted {
  host: string;
  socketUrl: string;
  brandId: string;
  player: ThrillpotPlayer | null;
}

function serviceFor({ host, socketUrl, brandId, player }: Wanted): Thrillpots {
  const who = player === null ? visitor : ` ${player.session} ${player.id} ${player.country} ${player.currency}`;
  const key = `${host} ${socketUrl} ${brandId}${who}`;
  if (kept?.key === key) return kept.service;
  forget();
  const api = createThrillpotApi(host, brandId);
  const publicData = publicDataByHost.get(host) ?? createPublicData(api);
  publicDataByHost.set(host, publicData);
  kept = { key, service: createThrillpots({ api, publicData, socketUrl, brandId, player }) };
  return kept.service;
}

/** `/v1/ws` of the service's host. */
function defaultSocketUrl(host: string): string {
  return `${host.replace(/^http/, 'ws').replace(/\/+$/, '')}/v1/ws`;
}

/**
 * The page's jackpot service; null where the settings name none, and until it is known who is there. A change of the
 * session, or of the player's country, is another service: what the former one had of the player is gone.
 */
export function useThrillpots(
  { jackpotHost: host, jackpotSocketUrl }: Pick<LobbySettings, 'jackpotHost' | 'jackpotSocketUrl'>,
  { id: brandId }: Pick<Brand, 'id'>,
): Thrillpots | null {
  const auth = useAuth();
  const { status, player, id: session } = useSession();
  const { country, currency, isSettled } = useMarket();
  if (host === undefined || status === 'LOADING') return null;
  const socketUrl = jackpotSocketUrl ?? defaultSocketUrl(host);
  if (status === 'LOGGED_OUT') return serviceFor({ host, socketUrl, brandId, player: null });
  if (player === null || session === null || !isSettled) return null;
  return serviceFor({ host, socketUrl, brandId, player: { id: player.playerId, country, currency, auth, session } });
}
