import { readCommandLine, root } from './operator.ts';
import { runTogether } from './run.ts';

const { operator, options } = readCommandLine(process.argv.slice(2));
const lobbyPort = Number(process.env['PORT'] ?? 4200);
// The browser opens Vite's port, which proxies to the sandbox on this one.
const platformPort = lobbyPort + 10;

runTogether([
  {
    args: ['tools/sandbox/src/main.ts', '--brand', operator, '--lobby-port', String(lobbyPort), ...options],
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
