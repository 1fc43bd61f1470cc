import { createStore, preventReload, type ReadableStore } from '@lobby/runtime';
import type { SourceOfWealth } from '@lobby/contracts';
import { type ActorRefFrom, createActor } from 'xstate';
import { checkFile } from './fileCheck.ts';
import { type SendingResult, uploadMachine } from './upload.machine.ts';

/** What a file is for. */
export type UploadTarget = { requestId: string } | { sourceOfWealthKind: SourceOfWealth };

export const isSameTarget = (one: UploadTarget, other: UploadTarget): boolean =>
  'requestId' in one
    ? 'requestId' in other && one.requestId === other.requestId
    : 'sourceOfWealthKind' in other && one.sourceOfWealthKind === other.sourceOfWealthKind;

export interface Upload {
  /** Made once for each file that was chosen: the platform stores a file that it has already only once. */
  documentId: string;
  target: UploadTarget;
  file: File;
  actor: ActorRefFrom<typeof uploadMachine>;
}

/** The latest change of a file, to be announced by screen readers. */
export interface UploadNews {
  upload: Upload;
  state: 'uploading' | 'interrupted' | 'offline' | 'rejected' | 'stored';
}

export type SendFile = (
  upload: Pick<Upload, 'documentId' | 'target' | 'file'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<SendingResult>;

interface QueueOptions {
  send: SendFile;
  /** What the platform lists may have changed: a file has arrived, or nobody knows whether it has. */
  onArrival: (target: UploadTarget) => void;
}

export interface UploadQueue {
  /** Those that are chosen and not yet listed by the platform. */
  uploads: ReadableStore<readonly Upload[]>;
  news: ReadableStore<UploadNews | null>;
  add(target: UploadTarget, files: readonly File[]): void;
  /** The platform lists these: they are no longer this page's. */
  drop(documentIds: readonly string[]): void;
  /** Ends all of them, at the end of the session. */
  stop(): void;
}

/** Whether a file is still to be sent. */
export const isUnderWay = ({ actor }: Upload): boolean => actor.getSnapshot().hasTag('underWay');

/**
 * The files that a player has chosen, sent one after the other. The queue goes on while other pages of the lobby are shown, and when
 * the network is back; meanwhile the browser prompts before it leaves the document.
 */
export function createUploadQueue({ send, onArrival }: QueueOptions): UploadQueue {
  const uploads = createStore<readonly Upload[]>([]);
  const news = createStore<UploadNews | null>(null);
  let release: (() => void) | undefined;

  function startNext(): void {
    const all = uploads.get();
    if (all.some(({ actor }) => actor.getSnapshot().matches('uploading'))) return;
    all.find(({ actor }) => actor.getSnapshot().matches('ready'))?.actor.send({ type: 'START' });
  }

  const goOn = () => {
    for (const { actor } of uploads.get().filter(isUnderWay)) actor.send({ type: 'ONLINE' });
  };
  const promptBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  /** Only during an upload: a document with a `beforeunload` listener may be excluded from the back/forward cache. */
  function updateUnloadPrompt(): void {
    const isUploading = uploads.get().some(isUnderWay);
    if (isUploading === (release !== undefined)) return;
    release?.();
    release = undefined;
    if (!isUploading) return;
    const releaseDocument = preventReload();
    window.addEventListener('beforeunload', promptBeforeUnload);
    window.addEventListener('online', goOn);
    release = () => {
      releaseDocument();
      window.removeEventListener('beforeunload', promptBeforeUnload);
      window.removeEventListener('online', goOn);
    };
  }

  const remove = (gone: (upload: Upload) => boolean): void => uploads.set(uploads.get().filter((each) => !gone(each)));

  function follow(upload: Upload): void {
    let last: unknown;
    upload.actor.subscribe((snapshot) => {
      const isLost = snapshot.matches('interrupted') || snapshot.matches('offline');
      const wasSent = last === 'uploading' || last === 'interrupted' || last === 'offline';
      if (snapshot.value === last) return;
      last = snapshot.value;
      const state = snapshot.value;
      if (state !== 'checking' && state !== 'ready' && state !== 'cancelled') news.set({ upload, state });
      const mayHaveArrived = state === 'stored' || (wasSent && (state === 'cancelled' || isLost));
      if (mayHaveArrived && uploads.get().includes(upload)) onArrival(upload.target);
      // A new list in any case: those who read it see the file's state.
      remove((each) => each === upload && state === 'cancelled');
      updateUnloadPrompt();
      startNext();
    });
    upload.actor.start();
  }

  return {
    uploads,
    news,
    add(target, files) {
      const added = files.map((file): Upload => {
        const chosen = { documentId: crypto.randomUUID(), target, file };
        const input = {
          check: () => checkFile(file),
          send: (onProgress: (share: number) => void, signal: AbortSignal) => send(chosen, onProgress, signal),
        };
        return { ...chosen, actor: createActor(uploadMachine, { input }) };
      });
      uploads.set([...uploads.get(), ...added]);
      for (const upload of added) follow(upload);
      updateUnloadPrompt();
    },
    drop(documentIds) {
      const listed = uploads.get().filter(({ documentId }) => documentIds.includes(documentId));
      if (listed.length === 0) return;
      remove((each) => listed.includes(each));
      for (const { actor } of listed) if (actor.getSnapshot().status === 'active') actor.send({ type: 'LISTED' });
    },
    stop() {
      for (const { actor } of uploads.get()) actor.stop();
      uploads.set([]);
      news.set(null);
      updateUnloadPrompt();
    },
  };
}
