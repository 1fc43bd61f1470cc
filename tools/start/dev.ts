import { operatorFrom, root } from './operator.ts';
import { runTogether } from './run.ts';

const args = process.argv.slice(2);
const operator = operatorFrom(args);
const lobbyPort = Number(process.env['PORT'] ?? 4200);
// Players open Vite's port; the platform serves its interfaces beside it.
const platformPort = lobbyPort + 10;

runTogether([
  {
    args: [
      'tools/sandbox/src/main.ts',
      '--brand',
      operator,
      '--lobby-port',
      String(lobbyPort),
      ...args.filter((arg) => arg.startsWith('-')),
    ],
    env: { PORT: String(platformPort) },
  },
  {
    args: [
      'node_modules/vite/bin/vite.js',
      '--config',
      `${root}apps/${operator}/vite.config.ts`,
      '--configLoader',
      'native',
    ],
    env: { PORT: String(lobbyPort), LOBBY_PLATFORM: `http://localhost:${platformPort}` },
  },
]);
