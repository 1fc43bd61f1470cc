import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { rewriteLazyImports } from './lazyImports.ts';

/**
 * For the renderer: each lazy import adds the name of its module to `globalThis.importedModules`, where there is such a
 * set, so that a prerendered page can preload the code that its hydration waits for.
 *
 * @param folder of the app: names are relative to it, as in the manifest of the browser's build
 */
export function recordImports(folder: string): Plugin {
  return {
    name: 'lobby:record-imports',
    enforce: 'post',
    transform: {
      filter: { id: /\/libs\/.*\.tsx?$/, code: 'import(' },
      handler(code, id) {
        return recordIn(code, async (specifier) => {
          const module = await this.resolve(specifier, id);
          return module && relative(folder, module.id);
        });
      },
    },
  };
}

/** @param nameOf the module's name; null for one that is not to be recorded */
export async function recordIn(code: string, nameOf: (specifier: string) => Promise<string | null>) {
  const output = await rewriteLazyImports(code, async (specifier, call) => {
    const name = await nameOf(specifier);
    return name && `(globalThis.importedModules?.add(${JSON.stringify(name)}), ${call})`;
  });
  return output && { code: output.toString(), map: output.generateMap({ hires: true }) };
}
