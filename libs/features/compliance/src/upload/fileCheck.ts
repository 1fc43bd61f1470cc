/** 10 MB for each file, as the platform's. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** What may be uploaded (R-5-005): the ending of the name, the content type and the first bytes have to agree. */
const types = [
  { contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'], signature: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', endings: ['.png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'application/pdf', endings: ['.pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

/** For a file input's `accept`. */
export const acceptedTypes = types.flatMap(({ contentType, endings }) => [contentType, ...endings]).join(',');

/** Why a file is not sent at all. */
export type FileProblem = 'NotAccepted' | 'Mismatch' | 'TooLarge' | 'Empty' | 'Unreadable';

const longestSignature = Math.max(...types.map(({ signature }) => signature.length));

/** What is wrong with a file, null where the platform will take it. */
export async function checkFile(file: File): Promise<FileProblem | null> {
  const name = file.name.toLowerCase();
  const byName = types.find(({ endings }) => endings.some((ending) => name.endsWith(ending)));
  if (!byName) return 'NotAccepted';
  if (file.size === 0) return 'Empty';
  if (file.size > MAX_BYTES) return 'TooLarge';
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
  } catch {
    // Deleted or changed since it was chosen, or on a drive that has gone.
    return 'Unreadable';
  }
  const hasSignature = byName.signature.every((byte, index) => start[index] === byte);
  return hasSignature && file.type === byName.contentType ? null : 'Mismatch';
}
