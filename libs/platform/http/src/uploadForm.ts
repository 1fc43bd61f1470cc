import { type Auth, credentialsOf, storeNonceFor } from '@lobby/auth';
import { authenticationFailure, invalidTokenFailure } from '@lobby/contracts';
import * as v from 'valibot';
import { timings } from './timings.ts';

const rejectionSchema = v.object({ type: v.pipe(v.string(), v.regex(/^\$?\w+$/)) });

interface UploadOptions {
  auth: Pick<Auth, 'session' | 'getAccessToken' | 'refresh' | 'signOut'>;
  /** Share of the form that has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the request; the promise then rejects. */
  signal?: AbortSignal;
}

/** `rejection`: the type of the platform's answer, without its dollar sign; null where the answer names none. */
export type UploadAnswer<Data> = { data: Data } | { rejection: string | null; status: number };

/**
 * Posts a form as the player and reports how much of it has left, which `fetch` cannot. A rejected token is refreshed and
 * the form sent once more, as for all other requests (R-7-008); a session that is over is ended (R-7-009).
 *
 * @throws where nothing is known of the form's arrival: no network, a failing server, an answer that cannot be read
 */
export async function uploadForm<Schema extends v.GenericSchema>(
  url: string,
  form: FormData,
  schema: Schema,
  { auth, onProgress, signal }: UploadOptions,
): Promise<UploadAnswer<v.InferOutput<Schema>>> {
  const { session } = auth;
  let token = auth.getAccessToken(session) ?? (await refreshToken());
  let answer = await post(url, form, token, { onProgress, signal });
  if (answer.status === 401 && answer.type !== invalidTokenFailure) {
    // Another request may have refreshed since this one left.
    const current = auth.getAccessToken(session);
    token = current !== null && current !== token ? current : await refreshToken();
    answer = await post(url, form, token, { onProgress, signal });
  }
  const { status, type, body } = answer;
  if (type === invalidTokenFailure) void auth.signOut({ reason: 'SESSION_EXPIRED', session });
  if (status >= 200 && status < 300) return { data: v.parse(schema, body) };
  // A page with any other status comes from what stands before the platform, such as a robot check.
  const isRejection = typeof body === 'object' || status === 413 || status === 415;
  if (isRejection && status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429)
    return { rejection: type, status };
  throw new Error(`The upload was answered with ${status}.`);

  async function refreshToken(): Promise<string> {
    const outcome = await auth.refresh();
    const refreshed = outcome === 'refreshed' ? auth.getAccessToken(session) : null;
    signal?.throwIfAborted();
    if (refreshed === null) throw new Error(`${authenticationFailure}: ${outcome}`);
    return refreshed;
  }
}

interface Answer {
  status: number;
  /** Of a rejection, without its dollar sign. */
  type: string | null;
  body: unknown;
}

async function post(
  url: string,
  form: FormData,
  token: string,
  { onProgress, signal }: Omit<UploadOptions, 'auth'>,
): Promise<Answer> {
  const credentials = await credentialsOf(token, { method: 'POST', url });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stall: ReturnType<typeof setTimeout> | undefined;
    function keepAlive() {
      clearTimeout(stall);
      stall = setTimeout(abort, timings.uploadStallTimeout);
    }
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      keepAlive();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', abort);
      storeNonceFor(token, url, request.getResponseHeader('dpop-nonce'));
      // 0: no network, or ended by this page.
      if (request.status === 0) return reject(new Error('The upload had no answer.'));
      const body = parseJson(request.responseText);
      const rejection = v.safeParse(rejectionSchema, body);
      resolve({
        status: request.status,
        type: rejection.success ? rejection.output.type.replace('$', '') : null,
        body,
      });
    });
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    request.open('POST', url);
    for (const [name, value] of Object.entries(credentials)) request.setRequestHeader(name, value);
    keepAlive();
    request.send(form);
  });
}

/** Undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
