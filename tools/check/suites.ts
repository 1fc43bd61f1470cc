import { spawnSync } from 'node:child_process';
import { root } from '../start/operator.ts';

export interface Suite {
  name: string;
  /** Run in the repository's root. */
  run: readonly [command: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
}

/** Runs all suites in order, then prints result and duration of each; the exit code is 1 if any failed. */
export function runSuites(suites: readonly Suite[]): void {
  const results = suites.map(({ name, run: [command, ...args], env }) => {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    return { name, passed: status === 0, minutes: (performance.now() - start) / 60_000 };
  });

  console.log('\nsuite                          minutes');
  for (const { name, passed, minutes } of results) {
    console.log(`${name.padEnd(30)} ${minutes.toFixed(2).padStart(7)}  ${passed ? 'passed' : 'FAILED'}`);
  }
  const total = results.reduce((sum, { minutes }) => sum + minutes, 0);
  console.log(`${'all'.padEnd(30)} ${total.toFixed(2).padStart(7)}\n`);

  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`suites: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
