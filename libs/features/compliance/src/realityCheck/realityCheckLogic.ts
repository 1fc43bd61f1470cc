import { assign, fromCallback, fromPromise, type DoneActorEvent } from 'xstate';
import { periodStart, startPeriod, untilDue } from './period.ts';
import { realityCheckMachine, type Acknowledgement, type RealityCheckEvent } from './realityCheck.machine.ts';
import { takeTurn } from './turn.ts';

/** An answer that could not be recorded is sent again after this time. */
export const RECORD_RETRY_MS = 5000;

/** Null: it went without an answer. */
export type RealityCheckAnswer = 'continue' | 'leave' | null;

export interface RealityCheckDependencies {
  periodMinutes: number;
  /** Shows the check until it is answered, or the signal takes it away. */
  ask: (signal: AbortSignal) => Promise<RealityCheckAnswer>;
  /** Sends the answer's time to the platform; rejects when it did not arrive. */
  record: (at: Date) => Promise<unknown>;
  leaveGame: () => void;
}

/** The chart with its clock, its cookie and its lock. */
export function realityCheckLogic({ periodMinutes, ask, record, leaveGame }: RealityCheckDependencies) {
  const remaining = () => untilDue(periodMinutes, Date.now());
  return realityCheckMachine.provide({
    actors: {
      turn: fromCallback<RealityCheckEvent>(({ sendBack }) =>
        takeTurn(
          () => sendBack({ type: 'TURN' }),
          () => sendBack({ type: 'TURN_LOST' }),
        ),
      ),
      ask: fromPromise<Acknowledgement>(async ({ signal }) => {
        const answer = await ask(signal);
        if (answer === null) throw new Error('The reality check went without an answer.');
        return { leave: answer === 'leave', at: Date.now() };
      }),
      record: fromPromise<unknown, Acknowledgement>(({ input }) => record(new Date(input.at))),
    },
    actions: {
      keepAnswer: assign({
        acknowledgement: ({ event }) => (event as unknown as DoneActorEvent<Acknowledgement>).output,
      }),
      act({ context: { acknowledgement } }) {
        startPeriod(acknowledgement.at);
        if (acknowledgement.leave) leaveGame();
      },
    },
    guards: {
      hasStarted: () => periodStart() !== null,
      isDue: () => remaining() <= 0,
    },
    delays: { untilDue: () => Math.max(0, remaining()), retryDelay: RECORD_RETRY_MS },
  });
}
