import { relative } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const lazyImport = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g;

/**
 * For the renderer: each lazy import adds the name of its module to `globalThis.importedModules`, where there is such a
 * set, so that a prerendered page can preload the code that its hydration waits for.
 *
 * @param folder of the app: names are relative to it, as in the manifest of the browser's build
 */
export function recordImports(folder: string): Plugin {
  return {
    name: 'lobby:record-imports',
    // After the compilers: what looks like an import is one, not a type.
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
  const output = new MagicString(code);
  for (const { 0: call, 2: specifier = '', index } of code.matchAll(lazyImport)) {
    const name = await nameOf(specifier);
    if (name)
      output.update(index, index + call.length, `(globalThis.importedModules?.add(${JSON.stringify(name)}), ${call})`);
  }
  return output.hasChanged() ? { code: output.toString(), map: output.generateMap({ hires: true }) } : null;
}
