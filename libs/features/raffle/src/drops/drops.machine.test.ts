import { expectAllStatesReachable } from '@lobby/testing';
import { dropsMachine } from './drops.machine.ts';

it('reaches every state', () => {
  let looks = 0;
  expectAllStatesReachable(
    dropsMachine,
    [
      { type: 'RETRY' },
      { type: 'xstate.done.actor.0.drops.fetching', output: undefined } as never,
      { type: 'xstate.error.actor.0.drops.fetching', error: new Error('offline') } as never,
      { type: 'xstate.after.untilChange.drops.counting' } as never,
      { type: 'xstate.after.pause.drops.ended' } as never,
      { type: 'xstate.after.failedPause.drops.failed' } as never,
    ],
    {
      input: {
        fetchDrops: async () => {},
        hasDrops: () => false,
        // By turns: a draw is over, and is not any more.
        hasEnded: () => (looks += 1) % 2 === 0,
        untilChange: () => 1000,
        publish: () => {},
      },
    },
  );
});
