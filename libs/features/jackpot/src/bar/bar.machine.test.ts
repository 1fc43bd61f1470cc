import { expectAllStatesReachable } from '@lobby/testing';
import { barMachine } from './bar.machine.ts';

it('every state of the bar is reached', () => {
  expectAllStatesReachable(barMachine, [
    { type: 'SHOW_POTS' },
    { type: 'SHOW_ODDS' },
    { type: 'SHOW_CONTRIBUTION' },
    { type: 'COLLAPSE' },
    { type: 'NEWS', news: { kind: 'joined' } },
    { type: 'xstate.after.spotlight.bar.spotlight' } as never,
  ]);
});
