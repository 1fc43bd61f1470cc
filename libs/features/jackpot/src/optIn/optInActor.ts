import type { Thrillpots } from '@lobby/services';
import { createActor, type ActorRefFrom } from 'xstate';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { type OptInInput, optInMachine } from './optIn.machine.ts';

export type OptInActor = ActorRefFrom<typeof optInMachine>;

/** The service is one per session, and what it holds goes with it: so do its actors. */
const actors = new WeakMap<Thrillpots, Map<string, OptInActor>>();

/** The one actor of a session for a jackpot, shared by all views of it. They start it. */
export function optInActorOf(
  service: Thrillpots,
  { sourceId, instanceId }: JackpotSettings,
  automatic: OptInInput['automatic'],
): OptInActor {
  const ofService = actors.get(service) ?? new Map<string, OptInActor>();
  actors.set(service, ofService);
  const known = ofService.get(sourceId);
  if (known) return known;
  const actor = createActor(optInMachine, {
    input: {
      automatic,
      fetchStatus: () => service.fetchInstance(sourceId),
      send: ({ optIn, contribution }) => service.sendOptIn({ instanceId, optIn, contribution }),
    },
  });
  ofService.set(sourceId, actor);
  return actor;
}
