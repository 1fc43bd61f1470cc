import { basename } from 'node:path';
import type { CreateNodesV2, ProjectConfiguration, TargetConfiguration } from '@nx/devkit';

/**
 * The projects and their targets, inferred from folders: no library, tool or app has a file for Nx. What the targets read
 * and write stands in `nx.json`, by their names.
 */
export const createNodesV2: CreateNodesV2 = [
  '{nx.json,libs/**/package.json,apps/*.test.ts,apps/*/brand.ts,tools/*/**/*.{ts,js,cjs},e2e/playwright.config.ts,.storybook/main.ts}',
  (files) =>
    [...new Map(files.map((file) => [folderOf(file), file]))].map(([folder, file]) => [
      file,
      { projects: { [folder]: projectIn(folder) } },
    ]),
];

const folderOf = (file: string): string => {
  if (file === 'nx.json') return '.';
  return file.startsWith('tools/') ? file.split('/', 2).join('/') : file.slice(0, file.lastIndexOf('/'));
};

type Targets = Record<string, TargetConfiguration>;

const test: TargetConfiguration = { executor: './tools/nx:jest' };

/** What every project has. Its types are checked with all others': what uses a library must compile, too. */
const checks = (folder: string): Targets => ({
  lint: { command: `oxlint --deny-warnings ${folder}` },
  types: { executor: 'nx:noop', dependsOn: [{ projects: ['workspace'], target: 'types' }] },
});

function projectIn(root: string): ProjectConfiguration {
  const [top, second] = root.split('/');
  if (top === 'libs') return library(root, second === 'features' ? 'feature' : second!);
  if (top === 'apps') return second === undefined ? allApps : app(root, second);
  if (top === 'tools') return tool(root);
  if (top === 'e2e') return e2e;
  return top === '.' ? workspace : storybook;
}

/** A tool that a library's test or an app's build imports is an input in `nx.json`: it brings no apps with it. */
const noTools = '!tools/*';

const library = (root: string, layer: string): ProjectConfiguration => ({
  root,
  name: basename(root),
  projectType: 'library',
  sourceRoot: `${root}/src`,
  tags: [`layer:${layer}`],
  implicitDependencies: [noTools],
  targets: { test, ...checks(root) },
});

const app = (root: string, name: string): ProjectConfiguration => ({
  root,
  name,
  projectType: 'application',
  sourceRoot: root,
  tags: ['layer:app'],
  implicitDependencies: [noTools],
  targets: {
    ...checks(root),
    build: { command: 'vite build && vite build --ssr server.ts', options: { cwd: root } },
    prerender: { command: `node tools/prerender/main.ts ${name}` },
    // The brands are tested together.
    test: { executor: 'nx:noop', dependsOn: [{ projects: ['apps'], target: 'test' }] },
  },
});

const allApps: ProjectConfiguration = {
  root: 'apps',
  name: 'apps',
  tags: ['layer:app'],
  targets: { test, lint: { command: 'oxlint --deny-warnings apps/*.ts' }, types: checks('apps')['types']! },
};

/** Tools that read little outside their folders. The others' tests read files throughout the workspace. */
const packages = ['tools/sandbox', 'tools/sandbox-art', 'tools/demo-games'];
const packageInputs = ['withoutStories', '^production', 'unitTests', 'readBySandbox'];

function tool(root: string): ProjectConfiguration {
  const isPackage = packages.includes(root);
  return {
    root,
    // A tool may have a library's name: `nx test i18n` is the library, `nx test tools/i18n` the tool.
    name: root,
    tags: ['layer:tools'],
    // Of a brand it reads the data, which are an input, and of another tool a function.
    implicitDependencies: isPackage ? ['!tag:layer:app', '!tools/prerender'] : [],
    targets: { ...checks(root), test: { ...test, inputs: isPackage ? packageInputs : ['workspace', 'unitTests'] } },
  };
}

const e2e: ProjectConfiguration = {
  root: 'e2e',
  name: 'e2e',
  implicitDependencies: ['tag:layer:app', 'tools/sandbox'],
  targets: { ...checks('e2e'), e2e: { command: 'playwright test --config e2e/playwright.config.ts' } },
};

const storybook: ProjectConfiguration = {
  root: '.storybook',
  name: 'storybook',
  implicitDependencies: ['tag:layer:app', 'directory:libs/**'],
  targets: {
    ...checks('.storybook'),
    'build-storybook': { command: 'npm run --silent storybook:build' },
    stories: { command: 'playwright test --config e2e/storybook/playwright.config.ts' },
  },
};

/** The checks that look at everything at once. */
const workspace: ProjectConfiguration = {
  root: '.',
  name: 'workspace',
  targets: {
    types: { command: 'npm run --silent types', cache: true, inputs: ['sources', 'sharedGlobals'] },
    lint: { command: 'npm run --silent lint', inputs: ['sources', 'linters', 'sharedGlobals'] },
    // `nx e2e` in the root.
    e2e: { executor: 'nx:noop', dependsOn: [{ projects: ['e2e'], target: 'e2e' }], cache: false },
  },
};
