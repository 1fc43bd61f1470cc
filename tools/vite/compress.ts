import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|txt)$/;
/** Below this size the headers of a compressed response cost more than it saves. */
const MIN_BYTES = 256;

/** Writes brotli and gzip copies of each text asset, except the page, into which the host inserts data. */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
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
      handler() {
        // After a failed build there is nothing to compress, and an error here would hide its reason.
        if (!isWritten) return;
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
          const content = readFileSync(file);
          if (content.length < MIN_BYTES) continue;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
