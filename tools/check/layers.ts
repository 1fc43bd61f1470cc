import { readFileSync } from 'node:fs';

/** Folders of the embedded platform, from top to bottom: each imports those below it. `main.ts` and `worldsMain.ts` are above. */
export const sandboxFolders = [
  'server',
  'console',
  'lobby',
  'realtime',
  'graphql',
  'adapters',
  'partners',
  'seed',
  'auth',
  'net',
  'faults',
  'store',
].map((name) => `tools/sandbox/src/${name}/`);

/**
 * The layers, from top to bottom, and what each may import: layers below it, or single libraries of them. Read by
 * `.dependency-cruiser.js`, which sees every path, and by `oxlint.config.ts`, which shows imports by name in the editor.
 */
const layers = [
  { path: 'apps/', imports: ['libs/shell/', 'libs/features/', 'libs/platform/theming/', 'libs/contracts/'] },
  { path: 'libs/shell/', imports: ['libs/domain/', 'libs/ui-kit/', 'libs/platform/', 'libs/contracts/'] },
  {
    path: 'libs/features/',
    imports: ['libs/domain/', 'libs/fallbacks/', 'libs/ui-kit/', 'libs/platform/', 'libs/contracts/'],
  },
  { path: 'libs/domain/', imports: ['libs/fallbacks/', 'libs/ui-kit/', 'libs/platform/', 'libs/contracts/'] },
  { path: 'libs/fallbacks/', imports: ['libs/ui-kit/', 'libs/platform/', 'libs/contracts/'] },
  { path: 'libs/ui-kit/', imports: ['libs/platform/theming/', 'libs/platform/runtime/'] },
  { path: 'libs/platform/', imports: ['libs/contracts/'] },
  { path: 'libs/contracts/', imports: [] },
  ...sandboxFolders.map((path, index) => ({ path, imports: sandboxFolders.slice(index + 1) })),
];

/** Sideways imports between domains. */
const domains: Record<string, string[]> = {
  'game-feed': ['player'],
  history: ['player'],
  inbox: [],
  money: [],
  player: ['money'],
  thrillpots: ['player'],
};

/** Sideways imports within the platform; every library of it may import runtime, storage and licensing. */
const platform: Record<string, string[]> = {
  auth: ['monitoring'],
  checks: ['composition', 'routing', 'monitoring'],
  composition: ['routing', 'monitoring'],
  consent: [],
  data: ['auth', 'monitoring'],
  flags: ['consent'],
  frames: ['overlays'],
  http: ['auth'],
  i18n: ['routing', 'data', 'monitoring'],
  licensing: [],
  monitoring: [],
  overlays: [],
  phone: ['i18n'],
  realtime: ['auth', 'data', 'monitoring'],
  routing: ['consent', 'monitoring'],
  runtime: [],
  storage: [],
  theming: [],
};

/** The one library that owns each third party, by the name of a package or of a scope. */
export const owners: Record<string, string> = {
  '@base-ui': 'libs/ui-kit/',
  lucide: 'libs/ui-kit/',
  '@lingui/core': 'libs/platform/i18n/',
  '@lingui/react': 'libs/platform/i18n/',
  '@sentry': 'libs/platform/monitoring/',
  '@sumsub/websdk': 'libs/features/verification/',
  '@tanstack': 'libs/features/games/',
  '@urql': 'libs/platform/data/',
  urql: 'libs/platform/data/',
  'gql.tada': 'libs/platform/data/',
  'graphql-ws': 'libs/platform/realtime/',
  jose: 'libs/platform/auth/',
  minisearch: 'libs/features/games/',
  'oidc-client-ts': 'libs/platform/auth/',
  'paymentiq-cashier-bootstrapper': 'libs/features/cashier/',
  'react-hook-form': 'libs/ui-kit/',
  'react-router': 'libs/platform/routing/',
  stdnum: 'libs/features/sign-in/',
  'libphonenumber-js': 'libs/platform/phone/',
  'vanilla-cookieconsent': 'libs/platform/consent/',
  wanakana: 'libs/features/games/',
  wonka: 'libs/platform/data/',
};

export interface Library {
  /** As it is imported, `@lobby/wallet`. */
  name: string;
  /** `libs/features/wallet/` */
  folder: string;
  index: string;
}

const { compilerOptions } = JSON.parse(readFileSync(new URL('../../tsconfig.base.json', import.meta.url), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

export const libraries: readonly Library[] = Object.entries(compilerOptions.paths).map(([name, [path]]) => {
  const index = path.slice('./'.length);
  return { name, index, folder: index.replace('src/index.ts', '') };
});

/** The folders that the code of a library, the apps or a folder of the embedded platform may import from, its own included. */
export function importsOf(folder: string): readonly string[] {
  const layer = layers.find(({ path }) => folder.startsWith(path));
  return [folder, ...(layer?.imports ?? []), ...besides(folder)];
}

function besides(folder: string): string[] {
  const [, layer, name = ''] = /^libs\/(domain|platform)\/([^/]+)\//.exec(folder) ?? [];
  if (layer === undefined) return [];
  const others =
    layer === 'domain' ? (domains[name] ?? []) : ['runtime', 'storage', 'licensing', ...(platform[name] ?? [])];
  return others.map((other) => `libs/${layer}/${other}/`);
}
