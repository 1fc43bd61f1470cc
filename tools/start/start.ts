import { readCommandLine } from './operator.ts';
import { runOrExit, runTogether } from './run.ts';

const port = process.env['PORT'] ?? '4200';
const { operator, options } = readCommandLine(process.argv.slice(2));

console.log(`Building ${operator} …`);
// LOBBY_OVERRIDES in the environment is for staging builds: here it would let players change their country.
runOrExit('npx', ['nx', 'build', operator, '--outputStyle=static'], { LOBBY_OVERRIDES: '' });
runTogether(
  [{ args: ['tools/sandbox/src/main.ts', '--brand', operator, ...options] }],
  // Until they are there, visitors get the shell page, too; always where the platform has the specification's operations alone.
  options.includes('--specification')
    ? []
    : [
        {
          args: ['tools/prerender/main.ts', operator, '--if-missing', '--platform', `http://localhost:${port}`],
          done: 'Pages ready: visitors and players get prerendered pages.',
          failed: 'Pages failed: visitors get the shell page. The error is above.',
        },
      ],
);
