import { importsOf, libraries, owners, sandboxFolders } from './tools/check/layers.ts';

const tests = '\\.(test|stories)\\.tsx?$|^libs/testing/';
const fixtures = '\\.fixture\\.tsx?$';
const anyOf = (folders) => `^(${folders.join('|')})`;

const layers = libraries
  .filter(({ name }) => name !== '@lobby/testing')
  .map(({ name, folder }) => ({
    name: `${name}-imports-what-its-layer-may`,
    severity: 'error',
    from: { path: `^${folder}`, pathNot: tests },
    // Which files may import test helpers is a rule of its own.
    to: { path: '^(apps|libs)/', pathNot: anyOf([...importsOf(folder), 'libs/testing/']) },
  }));

const sandboxLayers = sandboxFolders.map((folder) => ({
  name: `sandbox-${folder.split('/').at(-2)}-imports-what-is-below-it`,
  severity: 'error',
  from: { path: `^${folder}`, pathNot: `${tests}|${fixtures}|/testing/` },
  to: { path: '^tools/sandbox/src/', pathNot: anyOf(importsOf(folder)) },
}));

const ownership = Object.entries(owners).map(([dependency, owner]) => ({
  name: `${dependency}-belongs-to-${owner.split('/').at(-2)}`,
  severity: 'error',
  from: { path: '^(apps|libs)/', pathNot: `${tests}|^${owner}` },
  to: { path: `^node_modules/${dependency.replaceAll('.', '\\.')}/`, pathNot: '/macro/|/macro\\.' },
}));

const throughIndex = libraries.map(({ name, folder, index }) => ({
  name: `${name}-only-through-its-index`,
  severity: 'error',
  from: { path: '^(apps|libs)/', pathNot: `${tests}|^${folder}` },
  to: { path: `^${folder}`, pathNot: `^${index}$` },
}));

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...layers,
    ...sandboxLayers,
    ...ownership,
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^libs/features/([^/]+)/' },
      to: { path: '^libs/features/', pathNot: '^libs/features/$1/' },
    },
    {
      name: 'apps-import-only-shell-features-theming-contracts',
      severity: 'error',
      from: { path: '^apps/', pathNot: `${tests}|vite\\.config` },
      to: { path: '^libs/', pathNot: anyOf(importsOf('apps/')) },
    },
    {
      name: 'tools-import-only-contracts-licensing-brands',
      severity: 'error',
      // Jest's environment gives unit tests the stand-in for the platform.
      from: { path: '^tools/', pathNot: '\\.test\\.ts$|^tools/jest/' },
      to: {
        path: '^(libs|apps)/',
        pathNot:
          '^libs/contracts/|^libs/platform/licensing/|^libs/platform/i18n/src/(?:fallback-locales|served)\\.ts$|^libs/platform/theming/src/themeTokens\\.ts$|^libs/platform/storage/src/(?:cookie|purpose|storage)Table\\.ts$|^apps/[^/]+/(brand|theme)\\.ts$',
      },
    },
    {
      name: 'partners-know-the-store-by-their-ports',
      severity: 'error',
      from: { path: '^tools/sandbox/src/partners/', pathNot: `${tests}|${fixtures}` },
      to: { path: '^tools/sandbox/src/store/index\\.ts$' },
    },
    {
      name: 'sandbox-art-imports-no-other-tool',
      severity: 'error',
      from: { path: '^tools/sandbox-art/' },
      to: { path: '^(tools|libs|apps)/', pathNot: '^tools/sandbox-art/' },
    },
    {
      name: 'demo-games-import-only-sandbox-art',
      severity: 'error',
      from: { path: '^tools/demo-games/' },
      to: { path: '^(tools|libs|apps)/', pathNot: '^tools/(demo-games/|sandbox-art/src/index\\.ts$)' },
    },
    {
      name: 'sandbox-packages-only-through-their-index',
      severity: 'error',
      from: { path: '^(apps|libs|tools|e2e)/', pathNot: '^tools/(sandbox-art|demo-games)/' },
      to: { path: '^tools/(sandbox-art|demo-games)/', pathNot: '^tools/(sandbox-art|demo-games)/src/index\\.ts$' },
    },
    ...throughIndex,
    {
      // Every unit test loads it: what it loads would be an input of all of them.
      name: 'setup-of-unit-tests-loads-no-other-library',
      severity: 'error',
      from: { path: '^libs/testing/src/setup\\.ts$' },
      to: { path: '^libs/', pathNot: '^libs/(testing|contracts)/', reachable: true },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: `${tests}|${fixtures}` },
      to: { path: `^libs/testing/|${fixtures}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/files/|\\.d\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
