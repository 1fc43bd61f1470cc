import { execFileSync } from 'node:child_process';
import type { NxJsonConfiguration, ProjectGraph, TargetConfiguration } from '@nx/devkit';
import { inc, rcompare, valid } from 'semver';

export interface Version {
  version: string;
  /** The tag of the release before, such as `elmst@0.1.0`; absent where the clone has none. */
  lastTag?: string;
  /** First lines of the commits since then that change the brand's build, the last first. */
  changes: readonly string[];
}

type NamedInputs = NonNullable<NxJsonConfiguration['namedInputs']>;
type Input = NonNullable<TargetConfiguration['inputs']>[number];

/** What a brand's build is made of, as Git's patterns of paths: the inputs of its target, of its project and of all that this depends on. */
export function pathsOfBuild(
  operator: string,
  { nodes, dependencies }: ProjectGraph,
  namedInputs: NamedInputs = {},
): string[] {
  const reached = new Set<string>();
  const visit = (project: string) => {
    if (reached.has(project) || !nodes[project]) return;
    reached.add(project);
    for (const { target } of dependencies[project] ?? []) visit(target);
  };
  visit(operator);

  const resolve = (input: Input, project: string): string[] => {
    // Others are versions and variables of the machine, not files.
    if (typeof input !== 'string') return [];
    if (input.startsWith('^'))
      return [...reached].filter((each) => each !== operator).flatMap((each) => resolve(input.slice(1), each));
    const named = namedInputs[input];
    if (named) return named.flatMap((each) => resolve(each, project));
    const path = input
      .replace(/^!/, '')
      .replace('{projectRoot}', nodes[project]?.data.root ?? '')
      .replace('{workspaceRoot}/', '');
    return [`:(${input.startsWith('!') ? 'exclude,' : ''}glob)${path}`];
  };
  const inputs = nodes[operator]?.data.targets?.['build']?.inputs ?? [];
  return [...new Set(inputs.flatMap((input) => resolve(input, operator)))];
}

interface Query {
  /** Folder of the repository. */
  root: string;
  operator: string;
  /** As `pathsOfBuild` has them. */
  paths: readonly string[];
  /** Of a brand that was never released. */
  firstVersion: string;
}

/** The version of a brand's release, by its last tag and the commits since then that change its build. Another brand's count for nothing. */
export function versionOf({ root, operator, paths, firstVersion }: Query): Version {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const versions = git('tag', '--merged', 'HEAD', '--list', `${operator}@*`)
    .split('\n')
    .map((tag) => tag.slice(operator.length + 1))
    .filter((version) => valid(version) === version);
  const [last] = versions.toSorted(rcompare);
  if (last === undefined) return { version: firstVersion, changes: [] };
  const lastTag = `${operator}@${last}`;
  const messagesOf = (kind: string) =>
    git('log', kind, '--format=%B%x00', `${lastTag}..HEAD`, '--', ...paths)
      .split('\0')
      .map((message) => message.trim())
      .filter(Boolean);
  const own = messagesOf('--no-merges');
  // A merge may change something itself, as where it settles a conflict.
  const isChanged = git('diff', '--name-only', lastTag, 'HEAD', '--', ...paths) !== '';
  const messages = own.length === 0 && isChanged ? messagesOf('--merges') : own;
  return {
    version: nextVersion(last, messages),
    lastTag,
    changes: messages.map((message) => message.split('\n', 1)[0] ?? ''),
  };
}

const isBreaking = (message: string): boolean =>
  /^\w+(?:\([^)]*\))?!:/.test(message) || /^BREAKING[ -]CHANGE: /m.test(message);
const isFeature = (message: string): boolean => /^feat(?:\([^)]*\))?:/.test(message);

/** By the messages' conventional commits. Below 1.0.0 a breaking change is a minor one, as semantic versioning has it. */
function nextVersion(last: string, messages: readonly string[]): string {
  if (messages.length === 0) return last;
  if (messages.some(isBreaking)) return increase(last, last.startsWith('0.') ? 'minor' : 'major');
  return increase(last, messages.some(isFeature) ? 'minor' : 'patch');
}

function increase(version: string, by: 'major' | 'minor' | 'patch'): string {
  const next = inc(version, by);
  if (next === null) throw new Error(`${version} is no version.`);
  return next;
}
