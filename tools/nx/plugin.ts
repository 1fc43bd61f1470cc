import { basename } from 'node:path';
import type { CreateNodesV2, ProjectConfiguration, TargetConfiguration } from '@nx/devkit';

/**
 * The projects and their targets, inferred from folders: no library, tool or app has a file for Nx. The sets of files that
 * targets read are named in `nx.json`, which has no `targetDefaults`: these would replace what stands here.
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

const cached = (
  command: string,
  inputs: TargetConfiguration['inputs'],
  outputs: string[] = [],
  more: TargetConfiguration = {},
): TargetConfiguration => ({ command, cache: true, inputs, outputs, ...more });

/** Another project's target. */
const targetOf = (project: string, target: string): TargetConfiguration => ({
  executor: 'nx:noop',
  dependsOn: [{ projects: [project], target }],
});

const test = (...inputs: string[]): TargetConfiguration => ({
  executor: './tools/nx:jest',
  cache: true,
  // The setup of all unit tests, which loads nothing of other libraries.
  inputs: [...inputs, 'unitTests', { projects: ['testing'], input: 'production' }],
  outputs: ['{workspaceRoot}/dist/unit-tests/{projectName}.json'],
});

const lint = (paths: string) =>
  cached(`oxlint --deny-warnings ${paths}`, ['default', '^production', 'linters', 'sharedGlobals']);

/** What every project has. Its types are checked with all others': what uses a library must compile, too. */
const checks = (folder: string): Targets => ({ lint: lint(folder), types: targetOf('workspace', 'types') });

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
  targets: {
    ...checks(root),
    // Its tests render stories.
    test: test('withoutDocs', '^production', '{workspaceRoot}/tools/prerender/document.ts'),
  },
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
    // A larger young generation: fewer collections of garbage.
    build: cached(
      'node --max-semi-space-size=64 ../../tools/vite/build.ts',
      ['production', '^production', 'buildTools'],
      ['{workspaceRoot}/dist/apps/{projectName}', '{workspaceRoot}/dist/renderers/{projectName}'],
      { options: { cwd: root } },
    ),
    // For browser tests with time limits of their own.
    'build-staging': cached(
      `LOBBY_OVERRIDES=1 vite build --outDir ../../dist/staging/${name}`,
      ['production', '^production', 'buildTools'],
      ['{workspaceRoot}/dist/staging/{projectName}'],
      { options: { cwd: root } },
    ),
    prerender: cached(
      `node tools/prerender/main.ts ${name}`,
      ['production', '^production', 'prerenderTools'],
      ['{workspaceRoot}/dist/pages/{projectName}'],
      { dependsOn: ['build'] },
    ),
    // Not cached: it is made of commits, tags, and pages of a real platform, which Nx does not know.
    'release-package': { command: `node tools/release/releasePackage.ts ${name}`, dependsOn: ['build'] },
    // The brands are tested together.
    test: targetOf('apps', 'test'),
  },
});

const allApps: ProjectConfiguration = {
  root: 'apps',
  name: 'apps',
  tags: ['layer:app'],
  targets: {
    ...checks('apps/*.ts'),
    test: test('withoutDocs', '^production'),
  },
};

/** Tools that read little outside their folders. The others' tests read files throughout the workspace. */
const packages = ['tools/host', 'tools/sandbox', 'tools/sandbox-art', 'tools/demo-games'];
const testOfPackage = test('withoutDocs', '^production', 'readBySandbox');

function tool(root: string): ProjectConfiguration {
  const isPackage = packages.includes(root);
  return {
    root,
    // A tool may have a library's name: `nx test i18n` is the library, `nx test tools/i18n` the tool.
    name: root,
    tags: ['layer:tools'],
    // Of a brand it reads the data, which are inputs.
    implicitDependencies: isPackage ? ['!tag:layer:app'] : [],
    targets: { ...checks(root), test: isPackage ? testOfPackage : test('workspace') },
  };
}

const e2e: ProjectConfiguration = {
  root: 'e2e',
  name: 'e2e',
  implicitDependencies: ['tag:layer:app', 'tools/sandbox'],
  targets: {
    ...checks('e2e'),
    e2e: cached(
      'playwright test --config e2e/playwright.config.ts',
      ['default', '!{projectRoot}/storybook/**/*', '^production', 'prerenderTools', 'browser'],
      ['{workspaceRoot}/test-results/suites/browser-tests.json'],
      { dependsOn: ['^prerender'] },
    ),
  },
};

const storybook: ProjectConfiguration = {
  root: '.storybook',
  name: 'storybook',
  implicitDependencies: ['tag:layer:app', 'directory:libs/**'],
  targets: {
    ...checks('.storybook'),
    'build-storybook': cached(
      'npm run --silent storybook:build',
      ['default', '^withoutTests', 'buildTools'],
      ['{workspaceRoot}/dist/storybook'],
    ),
    stories: cached(
      'playwright test --config e2e/storybook/playwright.config.ts',
      ['default', '^withoutTests', 'buildTools', 'browser', '{workspaceRoot}/e2e/storybook/**/*'],
      ['{workspaceRoot}/test-results/suites/stories.json'],
      { dependsOn: ['build-storybook'] },
    ),
  },
};

/** The checks that look at everything at once. */
const workspace: ProjectConfiguration = {
  root: '.',
  name: 'workspace',
  targets: {
    types: cached('npm run --silent types', ['sources', 'sharedGlobals']),
    lint: cached('npm run --silent lint', ['sources', 'linters', 'sharedGlobals']),
    // `nx e2e` in the root.
    e2e: targetOf('e2e', 'e2e'),
  },
};
