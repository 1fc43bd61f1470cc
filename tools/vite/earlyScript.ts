import { build, type Plugin, type PluginOption } from 'vite';
import { earlyScriptFile } from './inlineScripts.ts';

/** It would be bundled into the one file, with wrappers around every module. */
const withoutLazyCode: Plugin = {
  name: 'lobby:without-lazy-code',
  resolveDynamicImport: (source) => ({ id: String(source), external: true }),
};

/** Source of the script that sends the first requests of a player's page: the shell's modules in one, small enough to be inline. */
export async function buildEarlyScript(root: string, plugins: PluginOption[]): Promise<string> {
  const outputs = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [withoutLazyCode, plugins],
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'libs/shell/src/early/script.ts', formats: ['iife'], name: 'early' },
      rolldownOptions: {
        // What the script does not call is not in it, whatever else its libraries load.
        treeshake: { moduleSideEffects: false },
        external: [/^virtual:/],
      },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (!output || !('output' in output)) throw new Error('The early script was not built.');
  return output.output[0].code.trim();
}

/** Adds {@link earlyScriptFile} to a renderer's build. */
export function earlyScript(root: string, plugins: PluginOption[]): Plugin {
  return {
    name: 'lobby:early-script',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: earlyScriptFile, source: await buildEarlyScript(root, plugins) });
    },
  };
}
