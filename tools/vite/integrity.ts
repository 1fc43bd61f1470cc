import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const tag = /<(?:script|link)\b[^>]*?\s(?:src|href)="\/([^"]+\.(?:js|css))"[^>]*>/g;

/** Adds `integrity` to the scripts and styles of a page. @throws for a file that is not in the build. */
export function addIntegrity(html: string, contentOf: (file: string) => string | Uint8Array | undefined): string {
  return html.replace(tag, (element, file: string) => {
    const content = contentOf(file);
    if (content === undefined) throw new Error(`The page names ${file}, which is not in the build.`);
    return element.replace(/\s*\/?>$/, (end) => ` integrity="${integrityOf(content)}"${end}`);
  });
}

/** Subresource Integrity for the page's scripts and styles. */
export function integrity(): Plugin {
  return {
    name: 'lobby:integrity',
    apply: 'build',
    generateBundle: {
      // Vite itself changes chunks in `generateBundle` (preloads of lazy chunks), so the hashes are taken after it.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          output.source = addIntegrity(String(output.source), (file) => {
            const named = bundle[file];
            return named && (named.type === 'chunk' ? named.code : named.source);
          });
        }
      },
    },
  };
}
