import { spawnSync } from 'node:child_process';
import { root } from './operator.ts';

/** Runs a command of the repository. */
function run(file: string, ...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const commands = [
  'tools/start/start.ts',
  'tools/host/main.ts',
  'tools/host/check/main.ts',
  'tools/host/settingsCheck.ts',
  'tools/release/verify.ts',
  'tools/release/activate.ts',
  'tools/release/rollback.ts',
  'tools/release/prune.ts',
];

it.each(commands)('explains itself: %s', (file) => {
  const help = run(file, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^np(?:m|x) /);
  const wrong = run(file, '--colour', 'red');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain("Unknown option '--colour'");
  expect(wrong.stderr).toContain(help.stdout.trim());
});

it.each(['start/start', 'host/main', 'release/verify', 'release/activate', 'release/rollback', 'release/prune'])(
  'names the operators, and the one that was probably meant: %s',
  (name) => {
    const { status, stderr } = run(`tools/${name}.ts`, 'elmts');
    expect([status, stderr]).toEqual([
      1,
      'There is no operator “elmts”. Did you mean elmst? Operators: elmst, elvel, fortuneforge, frenwall, herion, infiniza.\n',
    ]);
  },
);
