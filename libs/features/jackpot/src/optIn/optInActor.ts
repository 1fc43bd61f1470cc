import { sessionScope } from '@lobby/auth';
import type { Thrillpots } from '@lobby/thrillpots';
import { onTabMessage, postToTabs } from '@lobby/storage';
import { createActor, type ActorRefFrom } from 'xstate';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { type OptInInput, optInMachine } from './optIn.machine.ts';
import { timings } from '../timings.ts';

const channel = 'lobby-jackpot-opt-in';

export type OptInActor = ActorRefFrom<typeof optInMachine>;

/** By source, for the service of a session, of which it knows the player. */
const actorsOf = sessionScope(
  (_service: Thrillpots) => new Map<string, OptInActor>(),
  (actors) => {
    for (const actor of actors.values()) actor.stop();
  },
);

/** The one actor of a session for a jackpot, shared by all views of it. They start it. */
export function optInActorOf(
  service: Thrillpots,
  { sourceId, instanceId }: JackpotSettings,
  automatic: OptInInput['automatic'],
): OptInActor {
  const actors = actorsOf(service);
  const known = actors.get(sourceId);
  if (known) return known;
  const actor = createActor(optInMachine, {
    input: {
      automatic,
      fetchStatus: (signal) => service.fetchInstance(sourceId, signal),
      announce: () => postToTabs(channel, sourceId),
      send: ({ optIn, contribution }, { isAutomatic, signal }) =>
        service.sendOptIn(
          {
            instanceId,
            optIn,
            contribution,
            ...(isAutomatic
              ? { isWanted: async () => !(await service.fetchInstance(sourceId, signal)).optIn?.hasChosen }
              : {}),
          },
          signal,
        ),
    },
  });
  actors.set(sourceId, actor);
  return actor;
}

/**
 * Starts the actor and keeps it up to date until the returned function is called: each round costs what the player has chosen,
 * also in another window or on another device. What it has sent goes on after that.
 */
export function watchOptIn(actor: OptInActor): () => void {
  actor.start();
  const refresh = () => void (document.hidden || actor.send({ type: 'REFRESH' }));
  const timer = setInterval(refresh, timings.optInRefreshInterval);
  const unsubscribe = onTabMessage(channel, refresh);
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('focus', refresh);
  return () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('focus', refresh);
  };
}
