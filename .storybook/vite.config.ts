import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { locales } from '../libs/contracts/src/locales.ts';
import { messages } from '../tools/vite/messages.ts';
import { sourcePlugins } from '../tools/vite/preset.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The apps' sources compiled as the apps do; the build's constants are a switchable stand-in. */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:lobby-build': `${root}libs/testing/src/build.ts`,
      // Of the shell, an app's list of features needs this alone; what starts a lobby stands on virtual modules of its build.
      '@lobby/shell': `${root}libs/shell/src/start/defineLobby.ts`,
    },
  },
  plugins: [messages(root, locales, false), ...sourcePlugins()],
});
