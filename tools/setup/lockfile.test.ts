import { readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  bin?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

it('knows the integrity of every package', () => {
  expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

it('brings the Node that runs the tools and builds the releases as packages of their own, one for each machine', () => {
  const nodes = locked.filter(([, { bin }]) => bin?.['node']).map(([, node]) => node);
  expect(nodes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ]);
  // Not each version is published for each machine.
  for (const { version, optional } of nodes) {
    expect(Number.parseInt(version ?? '', 10)).toBeGreaterThanOrEqual(24);
    expect(optional).toBe(true);
  }
});

it('runs no code of a package while it is installed, by any npm', () => {
  expect(readFileSync(`${root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('has no script that npm would then leave out', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => /^(pre|post)/.test(name) || name === 'install')).toEqual([]);
});

it('goes on with that Node where a script has just installed it: shells remember where they found the first', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  const installing = Object.values(scripts).filter((script) => script.includes('install.js &&'));
  expect(installing).toHaveLength(4);
  for (const script of installing) expect(script).not.toContain('&& node ');
});
