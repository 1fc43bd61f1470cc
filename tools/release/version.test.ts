import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { NxJsonConfiguration, ProjectGraph } from '@nx/devkit';
import { apps, root as workspace } from '../start/operator.ts';
import { pathsOfBuild, versionOf } from './version.ts';

let root: string;
let paths: ReadonlyMap<string, readonly string[]>;
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  const file = join(folder, 'graph.json');
  run('npx', ['nx', 'graph', `--file=${file}`], workspace);
  const { graph } = JSON.parse(readFileSync(file, 'utf8')) as { graph: ProjectGraph };
  rmSync(folder, { recursive: true });
  const { namedInputs } = JSON.parse(readFileSync(join(workspace, 'nx.json'), 'utf8')) as NxJsonConfiguration;
  paths = new Map(apps.map((app) => [app, pathsOfBuild(app, graph, namedInputs)]));
});

const git = (...args: string[]) =>
  run(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@lobby.invalid', '-c', 'commit.gpgsign=false', ...args],
    root,
  );
const commit = (message: string, file: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), message);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
const release = (version: string, ...operators: string[]) => {
  for (const operator of operators) git('tag', `${operator}@${version}`);
};
const versions = () => Object.fromEntries(apps.map((app) => [app, version(app).version]));
const version = (operator: string) =>
  versionOf({ root, operator, paths: paths.get(operator) ?? [], firstVersion: '0.1.0' });
const allAt = (number: string) => Object.fromEntries(apps.map((app) => [app, number]));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  git('init', '--quiet');
  commit('feat: the lobby', 'libs/shell/src/index.ts');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the first of a brand that was never released', () => {
  expect(version('elmst')).toEqual({ version: '0.1.0', changes: [] });
});

it('stays while nothing of the brand has changed', () => {
  release('0.3.0', ...apps);
  commit('docs: more', 'docs/release.md');
  commit('test: another case', 'libs/shell/src/start.test.ts');
  commit('feat(bench): more figures', 'tools/bench/main.ts');
  expect(versions()).toEqual(allAt('0.3.0'));
  expect(version('elmst')).toEqual({ version: '0.3.0', lastTag: 'elmst@0.3.0', changes: [] });
});

it('is a new one of Frenwall alone after a change of its theme', () => {
  release('0.3.0', ...apps);
  commit('fix(frenwall): a darker ground', 'apps/frenwall/theme.ts');
  expect(versions()).toEqual({ ...allAt('0.3.0'), frenwall: '0.3.1' });
});

it('is a new one of each brand after a change of what all have, and of its catalogues', () => {
  release('0.3.0', ...apps);
  commit('fix(i18n): a word', 'libs/platform/i18n/src/locales/fi.po');
  expect(versions()).toEqual(allAt('0.3.1'));
  commit('feat(vite): smaller chunks', 'tools/vite/chunks.ts');
  expect(versions()).toEqual(allAt('0.4.0'));
});

it('is a new one of the brands that have the feature', () => {
  release('0.3.0', ...apps);
  commit('feat(sportsbook): bets', 'libs/features/sports/src/index.ts');
  const changed = Object.entries(versions()).filter(([, number]) => number === '0.4.0');
  expect(changed.map(([app]) => app)).toContain('elmst');
  expect(changed.length).toBeLessThan(apps.length);
});

it.each([
  ['0.3.1', 'perf: quicker', '0.3.2'],
  ['0.3.1', 'feat(shell): more', '0.4.0'],
  ['0.3.1', 'refactor!: less', '0.4.0'],
  ['1.3.1', 'Quicker', '1.3.2'],
  ['1.3.1', 'feat: more', '1.4.0'],
  ['1.3.1', 'feat(shell)!: less', '2.0.0'],
  ['1.3.1', 'fix: less\n\nBREAKING CHANGE: a field is gone', '2.0.0'],
])('%s becomes after “%s” %s', (last, message, next) => {
  release(last, 'elmst');
  commit(message, 'apps/elmst/theme.ts');
  expect(version('elmst')).toEqual({ version: next, lastTag: `elmst@${last}`, changes: [message.split('\n', 1)[0]] });
});

it('is a patch where only a merge changes the brand itself', () => {
  release('0.3.0', ...apps);
  git('checkout', '--quiet', '-b', 'other');
  commit('docs: more', 'docs/release.md');
  git('checkout', '--quiet', '-');
  git('merge', '--quiet', '--no-ff', '--no-commit', 'other');
  commit('Merge the other one', 'apps/frenwall/theme.ts');
  expect(versions()).toEqual({ ...allAt('0.3.0'), frenwall: '0.3.1' });
  expect(version('frenwall').changes).toEqual(['Merge the other one']);
});

it('follows the highest of the tags before, and none of another brand, of another branch or without a version', () => {
  release('0.9.0', 'elmst');
  release('0.10.0', 'elmst');
  release('0.11', 'elmst');
  release('3.0.0', 'elvel');
  git('checkout', '--quiet', '-b', 'other');
  commit('feat: elsewhere', 'apps/elmst/theme.ts');
  release('2.0.0', 'elmst');
  git('checkout', '--quiet', '-');
  expect(version('elmst').version).toBe('0.10.0');
});

it('is known in a shallow clone without tags', () => {
  release('0.3.0', 'elmst');
  commit('feat: more', 'apps/elmst/theme.ts');
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  run('git', ['clone', '--quiet', '--depth', '1', '--no-tags', `file://${root}`, clone], tmpdir());
  const paths = [':(glob)apps/elmst/**/*'];
  expect(versionOf({ root: clone, operator: 'elmst', paths, firstVersion: '0.1.0' }).version).toBe('0.1.0');
  rmSync(clone, { recursive: true });
});
