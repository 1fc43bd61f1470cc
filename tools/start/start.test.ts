import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './operator.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'start-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts an operator with a fake `npx` that records its arguments and fails, so that nothing is started. */
function startWith(environment: NodeJS.ProcessEnv) {
  const report = join(folder, 'report');
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$*, overrides: '$LOBBY_OVERRIDES'" > '${report}'\nexit 3\n`, {
    mode: 0o755,
  });
  const { status } = spawnSync(process.execPath, ['tools/start/start.ts', 'elmst'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...environment, PATH: `${folder}${delimiter}${process.env['PATH']}` },
  });
  return { status, build: readFileSync(report, 'utf8').trim() };
}

it('builds without overrides, even where the environment sets them', () => {
  expect(startWith({ LOBBY_OVERRIDES: '1' }).build).toBe("nx build elmst --outputStyle=static, overrides: ''");
});

it('starts nothing when the build fails, and exits with its code', () => {
  expect(startWith({}).status).toBe(3);
});

/** What the terminal shows once a task has ended. */
function outputOfTask(code: string): string {
  const task = { args: ['--eval', code], done: 'Pages ready', failed: 'Pages failed' };
  const script = `import { runTogether } from './tools/start/run.ts'; runTogether([], [${JSON.stringify(task)}]);`;
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env });
  return `${stdout}${stderr}`.trim();
}

it('says when the pages are ready, and when making them failed', () => {
  expect(outputOfTask('')).toBe('Pages ready');
  expect(outputOfTask('process.exit(1)')).toBe('Pages failed');
});

it('says nothing of pages whose making was stopped', () => {
  expect(outputOfTask("process.kill(process.pid, 'SIGTERM')")).toBe('');
});
