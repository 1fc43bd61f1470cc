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

it('has the integrity of every package', () => {
  expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

it('has the Node of tools and releases as optional packages, one for each platform', () => {
  const nodes = locked.filter(([, { bin }]) => bin?.['node']).map(([, node]) => node);
  expect(nodes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ]);
  // Not every version is published for every platform.
  for (const { version, optional } of nodes) {
    expect(Number.parseInt(version ?? '', 10)).toBeGreaterThanOrEqual(24);
    expect(optional).toBe(true);
  }
});

it('disables install scripts of packages', () => {
  expect(readFileSync(`${root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('has no npm script that this setting disables', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  // Around another script, that is: `prerender` comes before no `render`.
  const isHook = (name: string) => /^(pre|post)/.test(name) && name.replace(/^(pre|post)/, '') in scripts;
  const isOfInstallation = (name: string) => /^(pre|post)?(install|prepare)$/.test(name);
  expect(Object.keys(scripts).filter((name) => isHook(name) || isOfInstallation(name))).toEqual([]);
});

it('runs no plain `node` after the installation: shells cache the path of the first one', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  const installing = Object.values(scripts).filter((script) => script.includes('install.js &&'));
  expect(installing).toHaveLength(6);
  for (const script of installing) expect(script).not.toContain('&& node ');
});
