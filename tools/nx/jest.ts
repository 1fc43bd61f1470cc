import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { hasPassed, type JestReport, splitReport, summaryOf } from './jestReport.ts';

interface Overrides {
  __overrides_unparsed__?: string[];
}

interface TaskResult {
  success: boolean;
  terminalOutput: string;
}

/**
 * Runs the unit tests of all the tasks' projects in one Jest, which costs less than one for each, and gives every project
 * its part of the result, so that Nx caches each by itself. The part is also written to `dist/unit-tests`.
 */
export async function runBatch(
  { tasks }: TaskGraph,
  _inputs: unknown,
  { __overrides_unparsed__: args = [] }: Overrides,
  { root }: ExecutorContext,
): Promise<Record<string, TaskResult>> {
  const projects = Object.values(tasks).map(({ id, target, projectRoot = '' }) => ({
    id,
    name: target.project,
    root: projectRoot,
  }));
  const { report, passed } = runJest(
    root,
    projects.map((project) => project.root),
    args,
  );
  const parts = splitReport(
    report,
    projects.map((project) => join(root, project.root)),
  );
  // A Jest that fails although each file has passed has failed for all projects.
  const isExplained = passed || !parts.every(hasPassed);

  return Object.fromEntries(
    projects.map(({ id, name }, index) => {
      const part = parts[index]!;
      const file = join(root, `dist/unit-tests/${name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(part));
      return [id, { success: isExplained && hasPassed(part), terminalOutput: summaryOf(part) }];
    }),
  );
}

/** One project alone: where batches are switched off. */
export default async function run(
  { __overrides_unparsed__ = [] }: Overrides,
  context: ExecutorContext,
): Promise<{ success: boolean }> {
  const project = context.projectName!;
  const projectRoot = context.projectsConfigurations.projects[project]!.root;
  const id = `${project}:test`;
  const tasks = { [id]: { id, target: { project, target: 'test' }, projectRoot } };
  const results = await runBatch({ tasks } as unknown as TaskGraph, {}, { __overrides_unparsed__ }, context);
  return { success: results[id]!.success };
}

function runJest(root: string, folders: readonly string[], args: readonly string[]) {
  const temporary = mkdtempSync(join(tmpdir(), 'jest-'));
  const outputFile = join(temporary, 'report.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        ...folders.map((folder) => `/${folder}/`),
        '--passWithNoTests',
        '--json',
        `--outputFile=${outputFile}`,
        ...args,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
      },
    );
    return { passed: status === 0, report: JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport };
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
