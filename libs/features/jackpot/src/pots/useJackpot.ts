import { useLobby } from '@lobby/composition';
import { type Pot, type Thrillpots, useThrillpots } from '@lobby/thrillpots';
import { createStore, useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { requireSettings } from '../settings/useJackpotSettings.ts';

/** The page's jackpot service; null where the brand has none, and until it is known who is there. */
export function useJackpotService(): Thrillpots | null {
  const { settings, brand } = useLobby();
  return useThrillpots(settings, brand);
}

const nothing = createStore<readonly Pot[] | null>(null);
const always = createStore(true);

/** False while the pots stand still, as their service cannot be reached. */
export const useIsLive = (): boolean => useStore(useJackpotService()?.isLive ?? always);

/**
 * The pots of the jackpot, live as long as a component shows them; null until they are known.
 * @throws Error 'Jackpot settings are missing' where there are none to subscribe to (R-8-027)
 */
export function usePots(settings: JackpotSettings | null): readonly Pot[] | null {
  const { instanceId } = requireSettings(settings);
  const service = useJackpotService();
  useEffect(
    function followPots() {
      void service?.loadMultipliers();
      return service?.follow(instanceId);
    },
    [service, instanceId],
  );
  return useStore(service?.pots(instanceId) ?? nothing);
}
