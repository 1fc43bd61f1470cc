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
  const machines = locked
    .filter(([, { bin }]) => bin?.['node'])
    .map(([, { os, cpu, version, optional }]) => ({
      machine: `${os} ${cpu}`,
      major: version?.split('.')[0],
      optional,
    }));
  expect(machines.toSorted((a, b) => a.machine.localeCompare(b.machine))).toEqual(
    ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64'].map((machine) => ({
      machine,
      major: '24',
      optional: true,
    })),
  );
});

it('runs no code of a package while it is installed, by any npm', () => {
  expect(readFileSync(`${root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('has no script that npm would then leave out', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => /^(pre|post)/.test(name) || name === 'install')).toEqual([]);
});
