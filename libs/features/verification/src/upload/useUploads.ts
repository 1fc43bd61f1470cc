import { type Auth, sessionScope, useAuth } from '@lobby/auth';
import { type DataClient, useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { uploadForm } from '@lobby/http';
import * as v from 'valibot';
import { type SendingResult, uploadRejections } from './upload.machine.ts';
import {
  createUploadQueue,
  isSameTarget,
  type SendFile,
  type Upload,
  type UploadQueue,
  type UploadTarget,
} from './uploadQueue.ts';

const storedSchema = v.object({ documentId: v.string() });

/** It outlives the pages, and nothing of it the session. */
const uploadQueueOf = sessionScope(openQueue, (queue) => queue.stop());

/** The session's uploads. */
export const useUploadQueue = (): UploadQueue => uploadQueueOf(useDataClient(), useAuth());

/** Files for one request or source that are chosen and not yet listed by the platform; rendered anew with each of their states. */
export function useUploadsOf(target: UploadTarget): Upload[] {
  return useStore(useUploadQueue().uploads).filter((upload) => isSameTarget(upload.target, target));
}

function openQueue(client: DataClient, auth: Auth): UploadQueue {
  return createUploadQueue({
    send: (upload, onProgress, signal) => sendFile(auth, upload, onProgress, signal),
    onArrival: (target) => client.refetchTypes(['requestId' in target ? 'DocumentRequest' : 'SourceOfWealthRecord']),
  });
}

async function sendFile(
  auth: Auth,
  { documentId, target, file }: Parameters<SendFile>[0],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendingResult> {
  const form = new FormData();
  form.append('documentId', documentId);
  for (const [name, value] of Object.entries(target)) form.append(name, value);
  form.append('file', file);
  try {
    const answer = await uploadForm('/api/documents', form, storedSchema, { auth, onProgress, signal });
    if ('data' in answer) return { outcome: 'stored' };
    const { rejection, status } = answer;
    return {
      outcome: 'rejected',
      rejection: uploadRejections.find((known) => known === rejection) ?? rejectionOf(status),
    };
  } catch {
    return { outcome: 'lost' };
  }
}

/** Of a proxy in front of the platform, whose answers name no type. */
const rejectionOf = (status: number) =>
  status === 413 ? 'DocumentTooLarge' : status === 415 ? 'DocumentTypeNotAccepted' : 'Unknown';
