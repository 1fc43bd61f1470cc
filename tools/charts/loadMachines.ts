import { globSync } from 'node:fs';
import { createServer } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { root } from '../start/operator.ts';

interface LoadedMachine {
  /** From the repository's root. */
  file: string;
  machine: AnyStateMachine;
}

/**
 * Every machine of the libraries. Machines import other libraries, and with them JSX and constants of the build,
 * so Vite loads them as it does for the apps, with the virtual modules of the unit tests.
 */
export async function loadMachines(): Promise<LoadedMachine[]> {
  const files = globSync('libs/**/*.machine.ts', { cwd: root }).toSorted();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      tsconfigPaths: true,
      alias: {
        'virtual:lobby-build': `${root}libs/testing/src/build.ts`,
        'virtual:lobby-messages': `${root}libs/testing/src/messageLoaders.ts`,
      },
    },
  });
  try {
    const loaded: LoadedMachine[] = [];
    for (const file of files) {
      const exported: unknown[] = Object.values(await server.ssrLoadModule(`/${file}`));
      const machines = exported.filter(isMachine);
      if (machines.length === 0) throw new Error(`${file} exports no machine.`);
      loaded.push(...machines.map((machine) => ({ file, machine })));
    }
    return loaded;
  } finally {
    await server.close();
  }
}

/** No `instanceof`: Vite may load another copy of the class than this process. */
function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
}
