import { graphql, useQuery, useViewerQuery } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { isGamificationEnabled, useDetailedPlayer, usePlayBlock, useSession } from '@lobby/player';
import { createStore, useStore } from '@lobby/runtime';
import type { Gamification, LoyaltyState, LoyaltyStatus } from './service/types.ts';
import { useGamificationService } from './service/useGamificationService.ts';
import { useEffect } from 'react';

/** What the platform knows of the player's level (R-7-020). */
export const GetGamanzaInfo = graphql(`
  query GetGamanzaInfo {
    viewer {
      id
      isPlayerBlockedInGamanza
      playerGamificationDetails {
        level
      }
    }
  }
`);

const GamificationSettings = graphql(`
  query GamificationSettings {
    root {
      gamificationSettings {
        enabled
      }
    }
  }
`);

interface GamificationAnswer {
  /** `failed`: it is not known whether there is a loyalty programme for this player. */
  state: 'loading' | 'disabled' | 'enabled' | 'failed';
  /** 1 when absent (R-3-066). */
  level: number;
  clientId: string | null;
  retry: () => void;
}

/** Whether there is a loyalty programme for this player (R-4-051); never for a visitor, nor for who may not play now. */
export function useGamification(): GamificationAnswer {
  const clientId = useLobby().settings.gamificationClientId ?? null;
  const { status, player } = useSession();
  const playBlock = usePlayBlock();
  const [info, refetchInfo] = useViewerQuery({ query: GetGamanzaInfo });
  const [root, refetchSettings] = useQuery({ query: GamificationSettings, pause: status !== 'LOGGED_IN' });
  const viewer = info.data?.viewer;
  const settings = root.data?.root.gamificationSettings;
  const isBlocked = viewer?.isPlayerBlockedInGamanza;

  function stateNow(): GamificationAnswer['state'] {
    if (status === 'LOGGED_OUT') return 'disabled';
    if (status === 'LOGGED_IN' && (!info.data || !settings)) return info.error || root.error ? 'failed' : 'loading';
    if (status === 'LOADING' || player === null) return 'loading';
    // Advertising, whatever keeps the player from playing: during a time-out as well.
    if (playBlock !== null) return 'disabled';
    const enabled = settings?.enabled ?? false;
    return viewer && isGamificationEnabled({ settings: { enabled, clientId }, isBlocked, player })
      ? 'enabled'
      : 'disabled';
  }
  return {
    state: stateNow(),
    level: viewer?.playerGamificationDetails?.level ?? 1,
    clientId,
    retry() {
      refetchInfo();
      refetchSettings();
    },
  };
}

interface Loyalty {
  /** Null without a service. */
  service: Gamification | null;
  /** Of the service; null until it has answered, and where it does not. */
  status: LoyaltyStatus | null;
  /** The service was queried without an answer, or there is none. */
  hasFailed: boolean;
  /** Null until it is known. The service's word decides; the player's own flag stands in for it. */
  isOptedIn: boolean | null;
}

const noService = createStore<LoyaltyState>({ state: 'failed', status: null });

/** The player's part in the loyalty programme. The service is queried as long as a component shows it, and again when the level or the player's flag changes. */
export function useLoyalty({ clientId, level }: Pick<GamificationAnswer, 'clientId' | 'level'>): Loyalty {
  const { settings } = useLobby();
  const player = useDetailedPlayer();
  const service = useGamificationService(settings, clientId);
  const { state, status } = useStore(service?.loyalty ?? noService);
  const isKnown = player !== null;
  const flag = player?.gamificationOptIn ?? false;
  useEffect(
    function fetchStatus() {
      if (isKnown) service?.ensure(`${flag} ${level}`);
    },
    [service, isKnown, flag, level],
  );
  return {
    service,
    status,
    hasFailed: state === 'failed',
    isOptedIn: status?.isOptedIn ?? (isKnown && state === 'failed' ? flag : null),
  };
}
