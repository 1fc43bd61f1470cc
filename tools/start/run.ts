import { spawn, spawnSync } from 'node:child_process';
import { root } from './operator.ts';

/** Runs a command in the repository's root and exits with its code if it fails. */
export function runOrExit(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs Node processes in parallel until one of them exits or this process is interrupted; then stops all. */
export function runTogether(commands: readonly { args: readonly string[]; env?: NodeJS.ProcessEnv }[]): void {
  const children = commands.map(({ args, env }) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
  );
  const stop = (signal: NodeJS.Signals) => children.forEach((child) => child.kill(signal));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const child of children) {
    child.on('exit', (code) => {
      stop('SIGTERM');
      process.exitCode ||= code ?? 0;
    });
  }
}
