import { readFileSync } from 'node:fs';

/**
 * The layers, from top to bottom: each may import only what stands below it. Beside them, which
 * platform libraries may import each other, and the one library that owns each third party.
 */
const layers = [
  { name: 'app', path: '^apps/' },
  { name: 'shell', path: '^libs/shell/' },
  { name: 'feature', path: '^libs/features/' },
  { name: 'history', path: '^libs/history/' },
  { name: 'ui-kit', path: '^libs/ui-kit/' },
  { name: 'platform', path: '^libs/platform/' },
  { name: 'contracts', path: '^libs/contracts/' },
];

/** Sideways imports within the platform; every library may import runtime, storage and licensing. */
const platform = {
  auth: ['monitoring'],
  consent: [],
  data: ['auth', 'monitoring'],
  flags: ['consent'],
  host: ['routing', 'monitoring'],
  i18n: ['routing', 'data', 'monitoring'],
  licensing: [],
  monitoring: [],
  player: ['auth', 'data', 'routing', 'monitoring'],
  realtime: ['auth', 'data', 'player', 'monitoring'],
  routing: ['consent', 'monitoring'],
  runtime: [],
  services: ['auth', 'data', 'player', 'routing', 'monitoring'],
  storage: [],
  theming: [],
};

const owners = {
  '@base-ui': 'libs/ui-kit',
  'lucide-react': 'libs/ui-kit',
  '@lingui/(core|react)': 'libs/platform/i18n',
  '@sentry': 'libs/platform/monitoring',
  '@sumsub/websdk': 'libs/features/compliance',
  '@urql': 'libs/platform/data',
  urql: 'libs/platform/data',
  'gql\\.tada': 'libs/platform/data',
  'graphql-ws': 'libs/platform/realtime',
  'js-cookie': 'libs/platform/storage',
  jose: 'libs/platform/auth',
  'oidc-client-ts': 'libs/platform/auth',
  'paymentiq-cashier-bootstrapper': 'libs/features/cashier',
  'react-hook-form': 'libs/ui-kit',
  'react-router': 'libs/platform/routing',
  stdnum: 'libs/features/identity',
  'libphonenumber-js': 'libs/features/identity',
  'vanilla-cookieconsent': 'libs/platform/consent',
  wonka: 'libs/platform/data',
};

const tests = '\\.(test|stories)\\.tsx?$|^libs/testing/';
const fixtures = '\\.fixture\\.tsx?$';

const downward = layers.slice(1).map(({ name, path }, index) => ({
  name: `${name}-imports-only-below`,
  severity: 'error',
  from: { path, pathNot: tests },
  to: { path: layers.slice(0, index + 1).map((above) => above.path) },
}));

const sideways = Object.entries(platform).map(([name, allowed]) => ({
  name: `platform-${name}-sideways`,
  severity: 'error',
  from: { path: `^libs/platform/${name}/`, pathNot: tests },
  to: {
    path: '^libs/platform/([^/]+)/',
    pathNot: `^libs/platform/(${[name, 'runtime', 'storage', 'licensing', ...allowed].join('|')})/`,
  },
}));

const ownership = Object.entries(owners).map(([dependency, owner]) => ({
  name: `${dependency.replaceAll('\\', '')}-belongs-to-${owner.split('/').at(-1)}`,
  severity: 'error',
  from: { path: '^(apps|libs)/', pathNot: `${tests}|^${owner}/` },
  to: { path: `^node_modules/${dependency}/`, pathNot: '/macro/|/macro\\.' },
}));

const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', import.meta.url), 'utf8'));

const throughIndex = Object.entries(compilerOptions.paths).map(([name, [index]]) => {
  const folder = index.slice(2).replace('src/index.ts', '');
  return {
    name: `${name}-only-through-its-index`,
    severity: 'error',
    from: { path: '^(apps|libs)/', pathNot: `${tests}|^${folder}` },
    to: { path: `^${folder}`, pathNot: `^${index.slice(2)}$` },
  };
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...downward,
    ...sideways,
    ...ownership,
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^libs/features/([^/]+)/' },
      to: { path: '^libs/features/', pathNot: '^libs/features/$1/' },
    },
    {
      name: 'shell-imports-no-feature',
      severity: 'error',
      from: { path: '^libs/shell/', pathNot: tests },
      to: { path: '^libs/features/' },
    },
    {
      name: 'ui-kit-imports-only-theming',
      severity: 'error',
      from: { path: '^libs/ui-kit/', pathNot: tests },
      to: { path: '^libs/', pathNot: '^libs/(ui-kit|platform/theming)/' },
    },
    {
      name: 'apps-import-only-shell-features-theming-contracts',
      severity: 'error',
      from: { path: '^apps/', pathNot: `${tests}|vite\\.config` },
      to: { path: '^libs/', pathNot: '^libs/(shell|features/[^/]+|platform/theming|contracts)/' },
    },
    {
      name: 'tools-import-only-contracts-licensing-brands',
      severity: 'error',
      from: { path: '^tools/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(libs|apps)/',
        pathNot:
          '^libs/contracts/|^libs/platform/licensing/|^libs/platform/i18n/src/(?:fallback-locales|served)\\.ts$|^libs/platform/theming/src/tokens\\.ts$|^libs/platform/storage/src/(?:cookie|storage)Table\\.ts$|^apps/[^/]+/(brand|theme)\\.ts$',
      },
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
