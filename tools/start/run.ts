import { spawn, spawnSync } from 'node:child_process';
import { root } from './operator.ts';

/** Runs a command to its end in the repository's root; a failure ends this process with its code. */
export function mustRun(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts commands that run until one of them ends or this process is told to stop; then all stop. */
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
