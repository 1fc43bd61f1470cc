import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { BuildCache } from './buildCache.ts';
import { hashWithImports } from './importedSources.ts';
import { hashOf } from './inlineScripts.ts';

type Hook = (this: unknown, ...args: unknown[]) => unknown;

/** What compilers depend on beside sources: their versions and options, and those that are part of the build. */
const configuration = ['package-lock.json', 'tsconfig.base.json', 'lingui.config.ts', 'tools/vite/**/*.ts'];

/** Keeps what compilers make of sources, which the renderer and all brands have in common. */
export function cachedCompilers(root: string, cache: BuildCache) {
  const files = globSync(configuration, { cwd: root }).toSorted();
  const configured = hashOf(files.map((file) => readFileSync(join(root, file), 'utf8')).join());
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const hashOfSources = hashWithImports(root, compilerOptions.paths);

  /**
   * A compiler of modules, one by one.
   * @param inputsOf what its output depends on beside the source and the path
   */
  function ofModules<P extends Pick<Plugin, 'name'>>(plugin: P, inputsOf: (code: string) => unknown = () => ''): P {
    const hook = (plugin as Plugin).transform as { handler: Hook };
    const transform = hook.handler;
    // In place: the plugin sets the filter of this object later.
    hook.handler = function (code, id, ...rest) {
      const inputs = JSON.stringify([plugin.name, configured, id, inputsOf(String(code))]);
      return cache.json([inputs, String(code)], async () => transform.call(this, code, id, ...rest));
    };
    return plugin;
  }

  /** vanilla-extract, which evaluates sheets with all that they import. It starts once there is something to evaluate. */
  function ofStyles(plugin: Plugin): Plugin {
    if (plugin.name !== 'vite-plugin-vanilla-extract') return plugin;
    const app: string[] = [];
    const cached = (
      name: 'transform' | 'resolveId' | 'load',
      filter: object,
      idOf: (...args: unknown[]) => unknown,
    ) => {
      const hook = plugin[name] as Hook;
      return {
        filter,
        handler(this: unknown, ...args: unknown[]) {
          const id = String(idOf(...args));
          const source = id.replace(/(?:\.vanilla\.css)?(?:\?.*)?$/, '');
          return cache.json([plugin.name, name, configured, ...app, id, hashOfSources(source)], async () =>
            hook.apply(this, args),
          );
        },
      };
    };
    const sheet = /\.vanilla\.css(?:\?|$)/;
    const { configResolved } = plugin;
    return {
      ...plugin,
      buildStart: undefined,
      configResolved(config: ResolvedConfig) {
        // Names in the styles are hashes of paths below the app, and of the package's name.
        const manifest = join(config.root, 'package.json');
        app.splice(
          0,
          Infinity,
          config.mode,
          relative(config.root, root),
          existsSync(manifest) ? readFileSync(manifest, 'utf8') : '',
        );
        return (configResolved as (config: ResolvedConfig) => void)(config);
      },
      transform: cached('transform', { id: /\.css\.ts(?:\?|$)/ }, (_code, id) => id),
      resolveId: cached('resolveId', { id: sheet }, (source) => source),
      load: cached('load', { id: sheet }, (id) => id),
    } as Plugin;
  }

  return { ofModules, ofStyles };
}
