import { t } from '@lingui/core/macro';
import { type Failure, rejectionIn } from '@lobby/data';
import { openOverlay } from '@lobby/overlays';
import { assign, fromPromise, setup } from 'xstate';
import { rememberPlayed } from '../recent/recentlyPlayed.ts';
import { gameOrigin, type LaunchRequest, type LaunchRejection } from './launchGame.ts';
import { timings } from '../timings.ts';

/** What decides whether the game may start; the page reports each change. */
export interface PlayConditions {
  /** Whether this player may play this game, as far as the lobby knows. */
  eligibility: 'unknown' | 'eligible' | LaunchRejection;
  /** Age to be confirmed before the launch; null where no confirmation is required. */
  minimumAge: number | null;
  /** Whether the checks that the licence asks for have registered, and none is pending. */
  areChecksReady: boolean;
}

export interface PlayInput extends LaunchRequest {
  lookupId: string;
  isLive: boolean;
  /** Key of the session that plays. */
  session: string | null;
  /** Origins that may be framed. */
  gameOrigins: readonly string[];
  /** Resolves to the frame's address; rejects with `Rejection` or another error. */
  launch: (request: LaunchRequest) => Promise<string>;
}

interface PlayContext {
  input: PlayInput;
  conditions: PlayConditions;
  /** Address of the frame; null outside of `loading` and `playing`. */
  url: string | null;
  /** Why the game may not be played; set in `rejected`. */
  rejection: LaunchRejection | null;
  /** The platform has rejected the launch, for a reason that may be unknown here. */
  isLaunchRejected: boolean;
}

export type PlayEvent =
  | { type: 'CONDITIONS_CHANGED'; conditions: PlayConditions }
  /** The game has loaded. */
  | { type: 'READY' }
  /** The game reported an error. */
  | { type: 'BROKEN' }
  /** The game reported that the platform takes no stake of this player any more. */
  | { type: 'REJECTED'; rejection: LaunchRejection }
  | { type: 'RETRY' };

const rejectionOf = ({ eligibility }: PlayConditions): LaunchRejection | null =>
  eligibility === 'unknown' || eligibility === 'eligible' ? null : eligibility;

/**
 * One game on the page: who may play it, the visitor's age, the licence's checks, the launch, play,
 * and its end. A game leaves the page at once when its player is excluded, on a break or closed; the platform settles
 * a round that is open. Checks that become pending again do not take it away. When the block that prevented play has
 * ended, the page says so; no game begins by itself after a break.
 */
export const playMachine = setup({
  types: {
    input: {} as PlayInput,
    context: {} as PlayContext,
    events: {} as PlayEvent,
  },
  actors: {
    confirmAge: fromPromise<boolean, number | null>(async ({ input: minimumAge, signal }) =>
      minimumAge === null ? true : confirmAge(minimumAge, signal),
    ),
    launch: fromPromise<string, PlayInput>(({ input: { launch, slug, mode } }) => launch({ slug, mode })),
  },
  actions: {
    storeConditions: assign((_, conditions: PlayConditions) => ({ conditions })),
    storeUrl: assign((_, { url }: { url: string }) => ({ url })),
    clearUrl: assign({ url: null }),
    storeRejection: assign((_, { rejection }: { rejection: LaunchRejection | null }) => ({ rejection })),
    storeLaunchRejection: assign((_, { error }: Failure) => ({
      rejection: rejectionIn<LaunchRejection>(error),
      isLaunchRejected: true,
    })),
    clearRejection: assign({ rejection: null, isLaunchRejected: false }),
    rememberPlayed: ({ context: { input } }) => rememberPlayed(input, input.session),
  },
  guards: {
    isEligible: ({ context }) => context.conditions.eligibility === 'eligible',
    isRejected: ({ context }) => rejectionOf(context.conditions) !== null,
    isPlayerBlocked: ({ context }) => context.conditions.eligibility === 'PlayerBlocked',
    /** What the lobby knew of has ended; a rejection of the platform alone ends by another try. */
    hasBlockEnded: ({ context }, { eligibility }: PlayConditions) =>
      context.conditions.eligibility === 'PlayerBlocked' &&
      context.rejection === 'PlayerBlocked' &&
      eligibility === 'eligible',
    isBlockUnknown: ({ context: { rejection, isLaunchRejected, conditions } }) =>
      isLaunchRejected && rejection === 'PlayerBlocked' && conditions.eligibility === 'eligible',
    needsAge: ({ context: { conditions } }) => conditions.eligibility === 'eligible' && conditions.minimumAge !== null,
    isOfAge: (_, { confirmed }: { confirmed: boolean }) => confirmed,
    areChecksReady: ({ context }) => context.conditions.areChecksReady,
    isFramable: ({ context }, { url }: { url: string }) => gameOrigin(url, context.input.gameOrigins) !== null,
    isRejection: (_, { error }: Failure) => rejectionIn(error) !== null,
  },
  delays: { readyTimeout: () => timings.readyTimeout },
}).createMachine({
  id: 'play',
  context: ({ input }) => ({
    input,
    conditions: { eligibility: 'unknown', minimumAge: null, areChecksReady: false },
    url: null,
    rejection: null,
    isLaunchRejected: false,
  }),
  on: {
    CONDITIONS_CHANGED: {
      actions: { type: 'storeConditions', params: ({ event }) => event.conditions },
    },
  },
  initial: 'checkingEligibility',
  states: {
    checkingEligibility: {
      entry: 'clearRejection',
      always: [
        { guard: 'isRejected', target: 'rejected' },
        { guard: 'needsAge', target: 'confirmingAge' },
        { guard: 'isEligible', target: 'waitingForChecks' },
      ],
    },
    confirmingAge: {
      invoke: {
        src: 'confirmAge',
        input: ({ context }) => context.conditions.minimumAge,
        onDone: [
          {
            guard: { type: 'isOfAge', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'waitingForChecks',
          },
          { target: 'declined' },
        ],
        onError: 'declined',
      },
    },
    waitingForChecks: {
      always: [
        { guard: 'isRejected', target: 'rejected' },
        { guard: 'areChecksReady', target: 'launching' },
      ],
    },
    launching: {
      tags: ['current', 'loading'],
      always: { guard: 'isPlayerBlocked', target: 'rejected' },
      invoke: {
        src: 'launch',
        input: ({ context }) => context.input,
        onDone: [
          {
            guard: { type: 'isFramable', params: ({ event }) => ({ url: event.output }) },
            target: 'loading',
            actions: { type: 'storeUrl', params: ({ event }) => ({ url: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: [
          {
            guard: { type: 'isRejection', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeLaunchRejection', params: ({ event }) => event },
          },
          { target: 'failed' },
        ],
      },
    },
    loading: {
      tags: ['current', 'loading'],
      always: { guard: 'isPlayerBlocked', target: 'rejected' },
      on: {
        READY: 'playing',
        BROKEN: 'failed',
        REJECTED: { target: 'rejected', actions: { type: 'storeRejection', params: ({ event }) => event } },
      },
      after: { readyTimeout: 'failed' },
    },
    playing: {
      tags: 'current',
      entry: 'rememberPlayed',
      always: { guard: 'isPlayerBlocked', target: 'rejected' },
      on: {
        BROKEN: 'stopped',
        REJECTED: { target: 'rejected', actions: { type: 'storeRejection', params: ({ event }) => event } },
      },
    },
    /** It did not start. */
    failed: {
      tags: 'current',
      entry: 'clearUrl',
      always: { guard: 'isRejected', target: 'rejected' },
      on: { RETRY: 'checkingEligibility' },
    },
    /** It broke while it was played. */
    stopped: {
      tags: 'current',
      entry: 'clearUrl',
      always: { guard: 'isRejected', target: 'rejected' },
      on: { RETRY: 'checkingEligibility' },
    },
    /**
     * By the lobby's knowledge or by the server; another try would be rejected as well. A launch that the server rejects for a
     * block that is over by the clock of this device may be tried again.
     */
    rejected: {
      entry: [
        'clearUrl',
        {
          type: 'storeRejection',
          params: ({ context }) => ({ rejection: context.rejection ?? rejectionOf(context.conditions) }),
        },
      ],
      on: {
        CONDITIONS_CHANGED: [
          {
            guard: { type: 'hasBlockEnded', params: ({ event }) => event.conditions },
            target: 'allowedAgain',
            actions: { type: 'storeConditions', params: ({ event }) => event.conditions },
          },
          { actions: { type: 'storeConditions', params: ({ event }) => event.conditions } },
        ],
        RETRY: { guard: 'isBlockUnknown', target: 'checkingEligibility' },
      },
    },
    /** It waits for the player. */
    allowedAgain: {
      entry: 'clearRejection',
      always: { guard: 'isRejected', target: 'rejected' },
      on: { RETRY: 'checkingEligibility' },
    },
    /** Not of age, or not said to be. */
    declined: { type: 'final' },
  },
});

/** A visitor confirms their age once per page load. */
let isAgeConfirmed = false;
/** On screen: two games side by side ask one question. */
let ageQuestion: Promise<boolean> | null = null;

async function confirmAge(minimumAge: number, signal: AbortSignal): Promise<boolean> {
  if (isAgeConfirmed) return true;
  const forget = () => void (ageQuestion = null);
  signal.addEventListener('abort', forget);
  ageQuestion ??= askAge(minimumAge, signal).finally(forget);
  return ageQuestion;
}

/**
 * Asks a visitor whether they are of age. False where the overlay is closed without an answer.
 *
 * @throws when the overlay's code cannot be loaded.
 */
async function askAge(minimumAge: number, signal: AbortSignal): Promise<boolean> {
  const question = {
    variant: 'confirmation',
    title: t({ id: 'AGE_CONFIRMATION_TITLE', message: 'Are you old enough?' }),
    content: t({
      id: 'AGE_CONFIRMATION_TEXT',
      message: `Games are for people of ${minimumAge} years and older, play money included.`,
    }),
    okText: t({ id: 'AGE_CONFIRMATION_YES', message: `I am ${minimumAge} or older` }),
    dismissText: t({ id: 'AGE_CONFIRMATION_NO', message: 'Back to the lobby' }),
  } as const;
  const answer = await openOverlay(question, signal);
  isAgeConfirmed = answer === 'ok';
  return isAgeConfirmed;
}
