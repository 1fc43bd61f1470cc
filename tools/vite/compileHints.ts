import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all functions of the first chunks while they arrive, off the main thread, as the first render calls most of
 * them. Other engines read a comment. It counts on the first line alone, so it comes after Vite's own changes of the chunks;
 * their hashes are taken before, and have to include it.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(files: RegExp): Plugin {
  return {
    name: 'lobby:compile-hints',
    apply: 'build',
    augmentChunkHash: () => hint,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !files.test(chunk.fileName)) continue;
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type !== 'asset') continue;
          const { mappings, ...rest } = JSON.parse(String(map.source)) as { mappings: string };
          // A semicolon is a line.
          map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
        }
      },
    },
  };
}
