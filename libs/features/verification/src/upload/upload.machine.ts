import { untilReachable } from '@lobby/runtime';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { FileProblem } from './fileCheck.ts';

/** The platform's rejections; any other counts as `Unknown`. */
export const uploadRejections = [
  'DocumentsNotRequested',
  'TooManyDocuments',
  'DocumentTooLarge',
  'DocumentTypeNotAccepted',
  'SourceOfWealthNotRequired',
] as const;
export type UploadRejection = FileProblem | (typeof uploadRejections)[number] | 'Unknown';

/** How a request ended; `lost`: whether the file has arrived is not known. */
export type SendingResult = { outcome: 'stored' | 'lost' } | { outcome: 'rejected'; rejection: UploadRejection };

export interface UploadInput {
  /** What is wrong with the file, null where it can be sent. Never rejects. */
  check: () => Promise<FileProblem | null>;
  /** Sends the file with the same `documentId` each time, so that it is stored once. Never rejects. */
  send: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<SendingResult>;
}

interface UploadContext extends UploadInput {
  /** Share of the file that has left, from 0 to 1. */
  progress: number;
  rejection: UploadRejection | null;
}

export type UploadEvent =
  /** It is this file's turn. */
  | { type: 'START' }
  | { type: 'PROGRESS'; share: number }
  | { type: 'ANSWERED'; result: SendingResult; isOnline: boolean }
  | { type: 'ONLINE' }
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
  /** The platform lists the file: it has arrived, whatever became of the answer. */
  | { type: 'LISTED' };

/**
 * One file on its way to the platform. It is checked before it is sent, and again before each other try, as it may have
 * changed; leaving `uploading` ends the request.
 */
export const uploadMachine = setup({
  types: { input: {} as UploadInput, context: {} as UploadContext, events: {} as UploadEvent },
  actors: {
    check: fromPromise<FileProblem | null, UploadContext>(({ input }) => input.check()),
    send: fromCallback<UploadEvent, UploadContext>(({ input, sendBack }) => {
      const abort = new AbortController();
      const report = (share: number) => sendBack({ type: 'PROGRESS', share });
      void input.send(report, abort.signal).then((result) => {
        if (!abort.signal.aborted) sendBack({ type: 'ANSWERED', result, isOnline: navigator.onLine });
      });
      return () => abort.abort();
    }),
    untilReachable: fromPromise(({ signal }) => untilReachable(signal)),
  },
  actions: {
    storeProgress: assign((_, progress: number) => ({ progress })),
    storeRejection: assign((_, rejection: UploadRejection | null) => ({ rejection })),
    begin: assign({ progress: 0, rejection: null }),
  },
  guards: {
    hasProblem: (_, problem: FileProblem | null) => problem !== null,
    isStored: (_, { outcome }: SendingResult) => outcome === 'stored',
    isRejected: (_, { outcome }: SendingResult) => outcome === 'rejected',
    isOnline: (_, isOnline: boolean) => isOnline,
    /** The file itself is fine, so that another try may succeed. */
    mayBeRetried: ({ context }) => context.rejection === 'TooManyDocuments' || context.rejection === 'Unknown',
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: 0, rejection: null }),
  initial: 'checking',
  on: { CANCEL: '.cancelled', LISTED: '.stored' },
  states: {
    checking: {
      tags: 'underWay',
      entry: 'begin',
      invoke: {
        src: 'check',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasProblem', params: ({ event }) => event.output },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
      },
    },
    /** Files are sent one after the other. */
    ready: { tags: 'underWay', on: { START: 'uploading' } },
    uploading: {
      tags: 'underWay',
      invoke: { src: 'send', input: ({ context }) => context },
      on: {
        PROGRESS: { actions: { type: 'storeProgress', params: ({ event }) => event.share } },
        ANSWERED: [
          { guard: { type: 'isStored', params: ({ event }) => event.result }, target: 'stored' },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.result },
            target: 'rejected',
            actions: {
              type: 'storeRejection',
              params: ({ event: { result } }) => (result.outcome === 'rejected' ? result.rejection : null),
            },
          },
          { guard: { type: 'isOnline', params: ({ event }) => event.isOnline }, target: 'interrupted' },
          { target: 'offline' },
        ],
      },
    },
    interrupted: { tags: 'underWay', on: { RETRY: 'checking', ONLINE: 'checking' } },
    /** The browser says so: it goes on by itself once the server answers. */
    offline: {
      tags: 'underWay',
      invoke: { src: 'untilReachable', onDone: 'checking' },
      on: { RETRY: 'checking', ONLINE: 'checking' },
    },
    rejected: { on: { RETRY: { guard: 'mayBeRetried', target: 'checking' } } },
    stored: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
