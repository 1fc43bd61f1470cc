/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { expectAllStatesReachable } from '@lobby/testing';
import { startPeriod } from './period.ts';
import { realityCheckMachine } from './realityCheck.machine.ts';

it('reaches every state', () => {
  startPeriod(Date.now() - 60 * 60_000);
  const output = { leave: false, at: Date.now() };
  expectAllStatesReachable(
    realityCheckMachine,
    [
      { type: 'PERIOD_CHANGED' },
      { type: 'TURN' },
      { type: 'TURN_LOST' },
      { type: 'ANSWERED' },
      { type: 'xstate.after.untilDue.realityCheck.period.counting' } as never,
      { type: 'xstate.done.actor.0.realityCheck.period.due.asking', output } as never,
      { type: 'xstate.error.actor.0.realityCheck.period.due.asking', error: new Error('offline') } as never,
      { type: 'xstate.done.actor.0.realityCheck.answers.sending', output: 'rejected' } as never,
      { type: 'xstate.error.actor.0.realityCheck.answers.sending', error: new Error('offline') } as never,
    ],
    {
      input: {
        player: 'p1',
        periodMinutes: 60,
        ask: async () => 'continue',
        send: async () => 'recorded',
        leaveGame: () => undefined,
      },
    },
  );
});
