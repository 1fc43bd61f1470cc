import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { BuildCache } from './buildCache.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|txt)$/;
/** Below this size the headers of a compressed response cost more than it saves. */
const MIN_BYTES = 256;

/**
 * As a host sends it. A release's report needs the size of what is written later, and brands have files in common: the slowest
 * compression is done once.
 */
export const brotliOf = (content: Buffer, cache: BuildCache): Promise<Uint8Array> =>
  cache.bytes(['brotli', String(process.versions.brotli), content], () =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );

/** Writes brotli and gzip copies of each text asset, except the page, into which the host inserts data. */
export function precompress(cache: BuildCache): Plugin {
  let folder = '';
  let isWritten = false;
  const compress = async (file: string): Promise<void> => {
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    const [brotli, gzipped] = await Promise.all([brotliOf(content, cache), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  };
  return {
    name: 'lobby:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a failed build there is nothing to compress, and an error here would hide its reason.
        if (!isWritten) return;
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(files.map(compress));
      },
    },
  };
}
