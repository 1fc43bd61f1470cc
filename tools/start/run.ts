import { spawn, spawnSync } from 'node:child_process';
import { root } from './operator.ts';

/** Runs a command in the repository's root and exits with its code if it fails. */
export function runOrExit(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

interface Command {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** A command that ends by itself, and what the terminal says then; nothing when it was stopped. */
interface Task extends Command {
  done: string;
  failed: string;
}

/**
 * Runs Node processes in parallel until one of the services exits or this process is interrupted; then stops all. Tasks
 * may end before.
 */
export function runTogether(services: readonly Command[], tasks: readonly Task[] = []): void {
  const start = ({ args, env }: Command) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const running = services.map(start);
  const runTask = (task: Task) =>
    start(task).on('exit', (code) => {
      if (code === 0) console.log(task.done);
      else if (code !== null) console.error(task.failed);
    });
  const children = [...running, ...tasks.map(runTask)];
  const stop = (signal: NodeJS.Signals) => children.forEach((child) => child.kill(signal));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const child of running) {
    child.on('exit', (code) => {
      stop('SIGTERM');
      process.exitCode ||= code ?? 0;
    });
  }
}
