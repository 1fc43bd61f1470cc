import type { Instance } from '@lobby/thrillpots';
import { expectAllStatesReachable } from '@lobby/testing';
import { optInMachine } from './optIn.machine.ts';

const input = {
  fetchStatus: async () => ({ optIn: null }) as Instance,
  send: async () => undefined,
  announce: () => undefined,
  automatic: { optIn: true, contribution: 0.1 },
};
const said = (path: string, optedIn: boolean) =>
  ({
    type: `xstate.done.actor.0.optIn.${path}`,
    output: { optIn: { optedIn, hasChosen: optedIn, contribution: optedIn ? 0.1 : null } },
  }) as never;
const failed = (path: string) => ({ type: `xstate.error.actor.0.optIn.${path}`, error: new Error('Broken') }) as never;

it('every state of the opt-in is reached', () => {
  expectAllStatesReachable(
    optInMachine,
    [
      { type: 'CHOOSE', choice: { optIn: true, contribution: 0.1 } },
      { type: 'REFRESH' },
      { type: 'RELOAD' },
      said('loading', true),
      said('loading', false),
      failed('loading'),
      { type: 'xstate.done.actor.0.optIn.changing.sending', output: undefined } as never,
      failed('changing.sending'),
      said('changing.asking', true),
      said('changing.asking', false),
      failed('changing.asking'),
      { type: 'xstate.after.checkInterval.optIn.changing.waiting' } as never,
      { type: 'xstate.after.confirmation.optIn.settled.confirmed' } as never,
    ],
    { input, contextOf: ({ attempts, checks, choice }) => [attempts, checks, choice?.optIn] },
  );
});
