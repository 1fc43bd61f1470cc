import * as v from 'valibot';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The files of a release, as `nx build` and `npm run prerender` write them. */
export interface ReleaseFiles {
  /** @param path below the release's folder, such as `assets/main-abc123.js` */
  read(path: string): Promise<Bytes | undefined>;
}

/** What a host reads of `release.json`. */
const reportSchema = v.object({
  brand: v.string(),
  locales: v.array(v.string()),
  /** Releases of before lack it. */
  registrationFlows: v.optional(v.array(v.string()), []),
  toggles: v.object({ SumSubFlow: v.boolean() }),
  constants: v.optional(v.object({ allowOverrides: v.optional(v.boolean()) })),
  /** Allows the inline scripts of the shell page. */
  scriptSource: v.string(),
});
export type ReleaseReport = v.InferOutput<typeof reportSchema>;

/** Stands in pages with the demo content of the embedded platform, in place of its own origin. */
export const demoOrigin = 'https://lobby.invalid';

/** What `npm run prerender` says of its pages, in `pages/pages.json`. */
const pagesSchema = v.object({
  /** Hash of the shell page that they were made of. */
  build: v.string(),
  /** Allow what is inline in the pages. */
  styleSource: v.string(),
  scriptSource: v.string(),
  /** Origins in the pages: of pictures, where there are any, and of the lobby's own addresses. */
  contentOrigin: v.optional(v.string()),
  lobbyOrigin: v.string(),
});
export type PagesReport = v.InferOutput<typeof pagesSchema>;

export const parsePages = (text: string): PagesReport => v.parse(pagesSchema, JSON.parse(text));

/** A release without a file that every release has. Its message says which. */
export class IncompleteRelease extends Error {
  override name = 'IncompleteRelease';
}

/** Computes once for each file, as long as the same bytes are read. */
export function perFile<Result>(compute: (bytes: Bytes) => Result): (bytes: Bytes) => Result {
  const results = new WeakMap<Bytes, { result: Result }>();
  return (bytes) => {
    const known = results.get(bytes);
    if (known) return known.result;
    const result = compute(bytes);
    results.set(bytes, { result });
    return result;
  };
}

export const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes);

/** SHA-256 in base64. */
export async function digest(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}

const digestOf = perFile(digest);
const reportOf = perFile((bytes) => v.parse(reportSchema, JSON.parse(textOf(bytes))));
const pagesOf = perFile((bytes) => parsePages(textOf(bytes)));

/** @throws IncompleteRelease */
export async function readRelease(files: ReleaseFiles) {
  const need = async (path: string): Promise<Bytes> => {
    const bytes = await files.read(path);
    if (!bytes) throw new IncompleteRelease(`The release has no ${path}.`);
    return bytes;
  };
  const shellPage = await need('index.html');
  const pages = await files.read('pages/pages.json');
  return {
    shellPage,
    report: reportOf(await need('release.json')),
    // Pages of another build would name scripts that are gone.
    pages: pages && pagesOf(pages).build === (await digestOf(shellPage)) ? pagesOf(pages) : undefined,
  };
}
