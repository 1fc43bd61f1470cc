import { operatorNamed, runCommand } from './command.ts';
import { defaultOperator, root } from './operator.ts';
import { runTogether } from './run.ts';
import { sandboxArguments, sandboxOptions, usageOfSandboxOptions } from './sandboxOptions.ts';

const usage = `npm run dev -- [operator] [options]

Runs an operator, ${defaultOperator} by default, with Vite's development server and an embedded platform. PORT is the lobby's, 4200 by
default.

${usageOfSandboxOptions}`;

await runCommand({
  usage,
  options: sandboxOptions,
  run(values, [name = defaultOperator]) {
    const operator = operatorNamed(name);
    const lobbyPort = Number(process.env['PORT'] ?? 4200);
    // The browser opens Vite's port, which proxies to the sandbox on this one.
    const platformPort = lobbyPort + 10;
    const forward = sandboxArguments(values);
    runTogether([
      {
        args: ['tools/sandbox/src/main.ts', '--brand', operator, '--lobby-port', String(lobbyPort), ...forward],
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
  },
});
