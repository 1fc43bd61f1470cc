import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UserConfigFnObject } from 'vite';

// As Vite's own command does.
enableCompileCache();
const { build } = await import('vite');
const { default: configOf } = (await import(pathToFileURL(join(process.cwd(), 'vite.config.ts')).href)) as {
  default: UserConfigFnObject;
};
const buildWith = (isSsrBuild: boolean) =>
  build({ configFile: false, ...configOf({ command: 'build', mode: 'production', isSsrBuild }) });

/** Builds the app in the current folder and its renderer at once, as they compile the same sources. */
await Promise.all([buildWith(false), buildWith(true)]);
