import { operatorFrom } from './operator.ts';
import { mustRun, runTogether } from './run.ts';

const args = process.argv.slice(2);
const operator = operatorFrom(args);

console.log(`Building ${operator} …`);
mustRun('npx', ['nx', 'build', operator, '--outputStyle=static'], { LOBBY_OVERRIDES: '' });
runTogether([
  { args: ['tools/sandbox/src/main.ts', '--brand', operator, ...args.filter((arg) => arg.startsWith('-'))] },
]);
