import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/operator.ts';

interface Graph {
  nodes: Record<string, { data: { targets: Record<string, { inputs?: unknown[] }> } }>;
  dependencies: Record<string, { target: string }[]>;
}

let graph: Graph;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  const file = join(folder, 'graph.json');
  execFileSync('npx', ['nx', 'graph', `--file=${file}`], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });
  graph = (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph;
  rmSync(folder, { recursive: true });
});

const targetsOf = (project: string) => Object.keys(graph.nodes[project]?.data.targets ?? {}).toSorted();

function reach(project: string, found = new Set<string>()): Set<string> {
  for (const { target } of graph.dependencies[project] ?? []) {
    if (found.has(target)) continue;
    found.add(target);
    reach(target, found);
  }
  return found;
}

it('gives libraries, tools, apps, browser tests and Storybook their targets', () => {
  expect(targetsOf('wallet')).toEqual(['lint', 'test', 'types']);
  expect(targetsOf('tools/release')).toEqual(['lint', 'test', 'types']);
  expect(targetsOf('infiniza')).toEqual([
    'build',
    'build-staging',
    'lint',
    'prerender',
    'release-package',
    'test',
    'types',
  ]);
  expect(targetsOf('e2e')).toEqual(['e2e', 'lint', 'types']);
  expect(targetsOf('storybook')).toEqual(['build-storybook', 'lint', 'stories', 'types']);
});

it('runs a library’s tests after a change of what it imports, not of the sandbox or of another feature', () => {
  const reached = reach('wallet');
  expect([...reached]).toEqual(expect.arrayContaining(['contracts', 'player', 'testing', 'ui-kit']));
  expect([...reached].filter((name) => name.startsWith('tools/'))).toEqual([]);
  expect(reached).not.toContain('games');
  expect(reached).not.toContain('infiniza');
});

const inputsOf = (project: string, target: string) => graph.nodes[project]?.data.targets[target]?.inputs ?? [];

it('knows what the tests of libraries read of tools, whose dependencies it leaves out', () => {
  const read = globSync('libs/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'(?:\.\.\/)+((?:tools|apps|e2e)\/[^']+)'/g)].map(
      ([, path = '']) => `{workspaceRoot}/${path}`,
    ),
  );
  expect(inputsOf('shell', 'test')).toEqual(expect.arrayContaining(read));
  expect(read.length).toBeGreaterThan(0);
});

it('runs tools’ tests, which read files everywhere, after any change but of stories; the sandbox’s only after its own', () => {
  expect(inputsOf('tools/check', 'test')).toContain('workspace');
  expect(inputsOf('tools/sandbox', 'test')).not.toContain('workspace');
  expect([...reach('tools/sandbox')]).not.toContain('shell');
});
