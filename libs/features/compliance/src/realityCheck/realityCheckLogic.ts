import { assign, fromCallback, fromPromise, type DoneActorEvent, type EventObject } from 'xstate';
import { periodStart, startPeriod, untilDue } from './period.ts';
import { realityCheckMachine, type Acknowledgement, type RealityCheckEvent } from './realityCheck.machine.ts';
import { takeTurn } from './turn.ts';

/** What failed is tried again after this time: a check that could not be shown, an answer that did not arrive. */
export const RETRY_MS = 5000;

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

const answerIn = (event: EventObject) => (event as DoneActorEvent<Acknowledgement>).output;

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
      record: fromPromise<unknown, readonly Acknowledgement[]>(async ({ input: [oldest] }) => {
        if (oldest) await record(new Date(oldest.at));
      }),
    },
    actions: {
      keepAnswer: assign({
        unrecorded: ({ context, event }) => [...context.unrecorded, answerIn(event)],
      }),
      act({ event }) {
        const { at, leave } = answerIn(event);
        startPeriod(at);
        if (leave) leaveGame();
      },
      dropRecorded: assign({ unrecorded: ({ context }) => context.unrecorded.slice(1) }),
    },
    guards: {
      hasStarted: () => periodStart() !== null,
      isDue: () => remaining() <= 0,
      hasUnrecorded: ({ context }) => context.unrecorded.length > 0,
    },
    delays: { untilDue: () => Math.max(0, remaining()), retryDelay: RETRY_MS },
  });
}
