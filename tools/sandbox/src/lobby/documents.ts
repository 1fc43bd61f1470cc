import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sourcesOfWealth } from '../../../../libs/contracts/src/enums.ts';
import type { Platform } from '../graphql/context.ts';
import { authenticateRequest } from '../graphql/endpoint.ts';
import { iso } from '../graphql/iso.ts';
import { BodyTooLarge, readBytes, sendJson } from '../net/http.ts';
import { Rejected } from '../store/index.ts';
import type { Upload } from '../store/players/documentRequests.ts';

export const documentsPath = '/api/documents';

const maxBytes = 10 * 1024 * 1024;
/** For the other parts and the boundaries of a form. */
const formBytes = 16 * 1024;

/** Types that may be uploaded, with the endings of their names and the bytes with which their contents begin. */
const types: readonly { contentType: string; aliases: readonly string[]; endings: RegExp; signature: Uint8Array }[] = [
  {
    contentType: 'image/jpeg',
    aliases: ['image/jpg', 'image/pjpeg'],
    endings: /\.jpe?g$/i,
    signature: Uint8Array.of(0xff, 0xd8, 0xff),
  },
  {
    contentType: 'image/png',
    aliases: ['image/x-png'],
    endings: /\.png$/i,
    signature: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    contentType: 'application/pdf',
    aliases: ['application/x-pdf'],
    endings: /\.pdf$/i,
    signature: Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d),
  },
];

/** What browsers send for a file whose type the device does not know. */
const noTypes: readonly string[] = ['', 'application/octet-stream'];

const partsSchema = v.pipe(
  v.object({
    documentId: v.pipe(v.string(), v.uuid()),
    requestId: v.optional(v.pipe(v.string(), v.nonEmpty())),
    sourceOfWealthKind: v.optional(v.picklist(sourcesOfWealth)),
    file: v.instance(File),
  }),
  v.check((parts) => (parts.requestId === undefined) !== (parts.sourceOfWealthKind === undefined)),
);

/** Answers an upload of one file as a form; see the schema's `DocumentRequest`. */
export function createUploadEndpoint(platform: Platform) {
  const { store } = platform;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reject = (status: number, type: string, message: string) =>
      sendJson(response, status, { type: `$${type}`, message });
    if (request.method !== 'POST') return reject(405, 'BadUserInput', 'Files are sent with POST.');
    const authentication = await authenticateRequest(platform, request, response);
    if (authentication === 'ended') return reject(401, 'InvalidTokenFailure', 'The session has ended.');
    if (typeof authentication === 'string') return reject(401, 'AuthenticationFailure', 'Sign in first.');

    let bytes: Buffer<ArrayBuffer>;
    try {
      bytes = await readBytes(request, maxBytes + formBytes);
    } catch (error) {
      // The browser has gone in the middle of the upload: nobody is there to be answered.
      if (!(error instanceof BodyTooLarge) && !request.complete) return;
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader('Connection', 'close');
      return reject(413, 'DocumentTooLarge', 'A file has 10 MB at most.');
    }
    const parts = await readParts(bytes, request.headers['content-type']);
    if (!parts) return reject(400, 'BadUserInput', 'The form is incomplete.');
    const { documentId, requestId, sourceOfWealthKind, file } = parts;
    if (file.size > maxBytes) return reject(413, 'DocumentTooLarge', 'A file has 10 MB at most.');
    const content = new Uint8Array(await file.arrayBuffer());
    const contentType = typeOf(file, content);
    if (!contentType) return reject(415, 'DocumentTypeNotAccepted', 'Only JPEG, PNG and PDF files are taken.');
    try {
      const { file: stored, isNew } = store.documentRequests.upload({
        ...{ documentId, playerId: authentication.playerId, name: plainName(file.name), contentType, content },
        owner: requestId === undefined ? { sourceOfWealthKind: sourceOfWealthKind ?? 'Other' } : { requestId },
        hash: createHash('sha256').update(content).digest('base64url'),
      });
      sendJson(response, isNew ? 201 : 200, describe(stored));
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      reject(409, error.type, error.message);
    }
  };
}

async function readParts(bytes: Buffer<ArrayBuffer>, contentType: string | undefined) {
  if (!contentType?.startsWith('multipart/form-data')) return undefined;
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const parts = v.safeParse(partsSchema, Object.fromEntries(form));
    return parts.success ? parts.output : undefined;
  } catch {
    // No form at all.
    return undefined;
  }
}

/** The content type, if name and first bytes agree on one, and a type that is given does not contradict them. */
function typeOf({ name, type }: File, content: Uint8Array): string | undefined {
  return types.find(
    ({ contentType, aliases, endings, signature }) =>
      [contentType, ...aliases, ...noTypes].includes(type) &&
      endings.test(name) &&
      signature.every((byte, index) => content[index] === byte),
  )?.contentType;
}

/** Without folders and control characters. */
const plainName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').slice(-120);

const describe = ({ documentId, name, contentType, size, uploadedAt }: Upload) => ({
  documentId,
  name,
  contentType,
  size,
  uploadedAt: iso(uploadedAt),
});
