import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { countryOfAll, type ReleaseDeployment } from '../host/deployment.ts';
import type { Compress } from '../host/content.ts';
import { createCompletion, replacementsFor } from '../host/pages.ts';
import type { Bytes, PagesReport } from '../host/release.ts';

/** Small rather than quick: each is compressed once. A higher quality of brotli saves 2 % and takes ten times as long. */
const compress: Compress = {
  br: async (bytes) =>
    (await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: 20,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })) as Bytes,
  gzip: async (bytes) => (await promisify(gzip)(bytes, { level: 9 })) as Bytes,
};

/** Those of a build, which are no prerendered pages. */
const shellPage = 'index.html';
const tooManyCookiesPage = 'too-many-cookies.html';

/** The market of a page's path, unless it is the same in all. */
const marketOf = (path: string): string | undefined => /^(?:players\/)?([A-Z]{2})\//.exec(path)?.[1];

interface Completion {
  deployment: ReleaseDeployment;
  /** Report of the prerendered pages. */
  pages: PagesReport | undefined;
}

/** Completes the pages of a release for servers that send files as they are: as `createHost` does for each request. */
export function createPageWriter({ deployment, pages }: Completion) {
  const complete = createCompletion(compress);
  const { settings, origin } = deployment;

  /** @param path below the folder `pages` @returns the files that a server needs for it */
  return async (path: string, page: Bytes): Promise<{ path: string; bytes: Bytes }[]> => {
    // Pages of all markets do not know the country: it is looked up by their first query.
    const ipCountryCode = marketOf(path) ?? countryOfAll(deployment);
    const replacements =
      path === tooManyCookiesPage
        ? []
        : replacementsFor({ ...settings, ipCountryCode }, origin, path === shellPage ? undefined : pages);
    const { bytes, encoded } = await complete(page, replacements);
    const [brotli, gzipped] = await Promise.all([encoded('br'), encoded('gzip')]);
    return [
      { path, bytes },
      ...(brotli ? [{ path: `${path}.br`, bytes: brotli }] : []),
      ...(gzipped ? [{ path: `${path}.gz`, bytes: gzipped }] : []),
    ];
  };
}
