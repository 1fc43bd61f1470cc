import { operatorNamed, runCommand } from './command.ts';
import { defaultOperator } from './operator.ts';
import { runOrExit, runTogether } from './run.ts';
import { sandboxArguments, sandboxOptions, usageOfSandboxOptions } from './sandboxOptions.ts';

const usage = `npm start -- [operator] [options]

Builds an operator, ${defaultOperator} by default, and runs it with an embedded platform. PORT is the lobby's, 4200 by default.

${usageOfSandboxOptions}`;

await runCommand({
  usage,
  options: sandboxOptions,
  run(values, [name = defaultOperator]) {
    const operator = operatorNamed(name);
    const port = process.env['PORT'] ?? '4200';
    console.log(`Building ${operator} …`);
    // LOBBY_OVERRIDES in the environment is for staging builds: here it would let players change their country.
    runOrExit('npx', ['nx', 'build', operator, '--outputStyle=static'], { LOBBY_OVERRIDES: '' });
    runTogether(
      [{ args: ['tools/sandbox/src/main.ts', '--brand', operator, ...sandboxArguments(values)] }],
      // Until they are there, visitors get the shell page, too; always where the platform has the specification's operations alone.
      values.specification
        ? []
        : [
            {
              args: ['tools/prerender/main.ts', operator, '--if-missing', '--platform', `http://localhost:${port}`],
              done: 'Pages ready: visitors and players get prerendered pages.',
              failed: 'Pages failed: visitors get the shell page. The error is above.',
            },
          ],
    );
  },
});
