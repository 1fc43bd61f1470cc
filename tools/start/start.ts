import { readCommandLine } from './operator.ts';
import { mustRun, runTogether } from './run.ts';

const { operator, options } = readCommandLine(process.argv.slice(2));

console.log(`Building ${operator} …`);
// An exported LOBBY_OVERRIDES is meant for a staging build: here it would let players change their country.
mustRun('npx', ['nx', 'build', operator, '--outputStyle=static'], { LOBBY_OVERRIDES: '' });
runTogether([{ args: ['tools/sandbox/src/main.ts', '--brand', operator, ...options] }]);
