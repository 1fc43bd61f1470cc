import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|txt)$/;
/** Below this size the headers of a compressed response cost more than it saves. */
const MIN_BYTES = 256;

const compressed = new Map<string, Buffer>();

/** As a host sends it. A release's report needs the size of what is written later: the slowest compression is done once. */
export function brotliOf(content: Buffer): Buffer {
  const key = createHash('sha256').update(content).digest('base64');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const result = compressed.get(key) ?? brotliCompressSync(content, { params });
  compressed.set(key, result);
  return result;
}

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
          writeFileSync(`${file}.br`, brotliOf(content));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
