import { usePlayBlock, useSession } from '@lobby/player';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { build } from 'virtual:lobby-build';
import { useJackpotService } from '../pots/useJackpot.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { requireSettings } from '../settings/useJackpotSettings.ts';
import type { OptInChoice } from './optIn.machine.ts';
import { optInActorOf, watchOptIn } from './optInActor.ts';

/** R-4-039 */
export type OptInState = 'loading' | 'failed' | boolean;

export interface OptIn {
  state: OptInState;
  /** The player's choice is being carried out: until then the former one applies. */
  isChanging: boolean;
  /** What is being carried out: to take part or not. */
  wantsIn: boolean;
  /** What the service has said last, also while it loads. */
  isIn: boolean;
  /** Has just opted in, or changed the contribution (R-4-043). */
  isConfirmed: boolean;
  /** Raw contribution of the player, as the service knows it. */
  contribution: number | null;
  /** The player may not play, and so takes no part in what a round would cost; leaving stays possible. */
  isBlocked: boolean;
  /** Nobody has chosen yet: neither the player, nor this lobby for the player. */
  hasChosen: boolean;
  choose: (choice: OptInChoice) => void;
  reload: () => void;
}

const ignore = () => undefined;
const asVisitor: OptIn = {
  state: false,
  isChanging: false,
  wantsIn: false,
  isIn: false,
  isConfirmed: false,
  contribution: null,
  isBlocked: false,
  hasChosen: false,
  choose: ignore,
  reload: ignore,
};
const whileLoading: OptIn = { ...asVisitor, state: 'loading' };

/**
 * The player's part in the jackpot, the same for every view of it. A visitor has none.
 * @throws Error 'Jackpot settings are missing' where there is none to opt in to (R-8-027)
 */
export function useJackpotOptIn(settings: JackpotSettings | null): OptIn {
  const jackpot = requireSettings(settings);
  const service = useJackpotService();
  const { status } = useSession();
  const isPlayer = status === 'LOGGED_IN';
  const isBlocked = usePlayBlock() !== null;
  const automatic = build.JackpotAutoOptIn && !isBlocked ? { optIn: true, contribution: jackpot.options[0] } : null;
  const actor = service && isPlayer ? optInActorOf(service, jackpot, automatic) : undefined;
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => actor && watchOptIn(actor), [actor]);
  if (!actor || !snapshot) return status === 'LOGGED_OUT' ? asVisitor : whileLoading;
  const { status: known, choice } = snapshot.context;
  return {
    isChanging: snapshot.matches('changing'),
    wantsIn: choice?.optIn === true,
    isIn: known?.optedIn === true,
    state: snapshot.hasTag('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : known?.optedIn === true,
    isConfirmed: snapshot.matches({ settled: 'confirmed' }),
    contribution: known?.contribution ?? null,
    isBlocked,
    hasChosen: known?.hasChosen === true,
    choose: (choice) => actor.send({ type: 'CHOOSE', choice }),
    reload: () => actor.send({ type: 'RELOAD' }),
  };
}
