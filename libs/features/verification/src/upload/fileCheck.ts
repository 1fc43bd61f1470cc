/** 10 MB for each file, as the platform's. */
export const MAX_BYTES = 10 * 1024 * 1024;

/**
 * What may be uploaded (R-5-005), by the ending of the name and the first bytes. Devices know the same kinds by other content types,
 * too.
 */
const kinds = [
  { types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['.jpg', '.jpeg'], signature: [0xff, 0xd8, 0xff] },
  {
    types: ['image/png', 'image/x-png'],
    endings: ['.png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { types: ['application/pdf', 'application/x-pdf'], endings: ['.pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

/** What a device gives for a file whose type it does not know. */
const noTypes: readonly string[] = ['', 'application/octet-stream'];

/** For a file input's `accept`. */
export const acceptedTypes = kinds.flatMap(({ types: [type], endings }) => [type, ...endings]).join(',');

/** Why a file is not sent at all. */
export type FileProblem = 'NotAccepted' | 'Misnamed' | 'Mismatch' | 'OtherType' | 'TooLarge' | 'Empty' | 'Unreadable';

const longestSignature = Math.max(...kinds.map(({ signature }) => signature.length));

/** What is wrong with a file, null where the platform will take it. */
export async function checkFile(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'Empty';
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
  } catch {
    // Deleted or changed since it was chosen, a folder, or on a drive that has gone.
    return 'Unreadable';
  }
  const name = file.name.toLowerCase();
  const byName = kinds.find(({ endings }) => endings.some((ending) => name.endsWith(ending)));
  const byContent = kinds.find(({ signature }) => signature.every((byte, index) => start[index] === byte));
  if (!byName) return byContent ? 'Misnamed' : 'NotAccepted';
  if (byName !== byContent) return 'Mismatch';
  const types: readonly string[] = [...byName.types, ...noTypes];
  if (!types.includes(file.type)) return 'OtherType';
  return file.size > MAX_BYTES ? 'TooLarge' : null;
}
