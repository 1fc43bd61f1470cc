import { useLobby } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { useStore } from '@lobby/runtime';
import { type Thrillpots, useThrillpots } from '@lobby/thrillpots';
import { useEffect } from 'react';
import type { DropType } from './drop.ts';
import { type DropsState, noDrops, raffleDrops } from './raffleDrops.ts';

interface Drops extends DropsState {
  /** Null until it is known who is there. */
  thrillpots: Thrillpots | null;
  /** Whether there is a player, who has tickets. */
  hasTickets: boolean;
  /** Type of a drop of this page, also of one that is over; null where it never was on it. */
  typeOf: (instanceId: string) => DropType | null;
  retry: () => void;
}

const alwaysOf = (state: DropsState) => ({ get: () => state, subscribe: () => () => {} });
const loading = alwaysOf(noDrops);
const none = alwaysOf({ ...noDrops, status: 'ready' });

/**
 * The drops, while a component shows them.
 * @param isEnabled false where the raffle is off: then nothing is requested (R-2-081)
 * @param options.tickets false for what shows none
 */
export function useDrops(isEnabled: boolean, { tickets = true } = {}): Drops {
  const { settings, brand } = useLobby();
  const { status } = useSession();
  const thrillpots = useThrillpots(settings, brand);
  const drops = thrillpots && isEnabled ? raffleDrops(thrillpots) : null;
  const state = useStore(drops?.state ?? (settings.jackpotHost === undefined ? none : loading));
  const hasTickets = tickets && status === 'LOGGED_IN';
  useEffect(
    function follow() {
      return drops?.follow({ tickets: hasTickets });
    },
    [drops, hasTickets],
  );
  return {
    ...state,
    thrillpots,
    hasTickets,
    typeOf: (instanceId) => drops?.typeOf(instanceId) ?? null,
    retry: () => drops?.retry(),
  };
}
