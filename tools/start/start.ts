import { readCommandLine } from './operator.ts';
import { mustRun, runTogether } from './run.ts';

const { operator, options } = readCommandLine(process.argv.slice(2));

console.log(`Building ${operator} …`);
mustRun('npx', ['nx', 'build', operator, '--outputStyle=static']);
runTogether([{ args: ['tools/sandbox/src/main.ts', '--brand', operator, ...options] }]);
