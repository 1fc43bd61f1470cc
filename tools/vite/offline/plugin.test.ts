import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import brand from '../../../apps/elmst/brand.ts';
import { installableProblems } from '../../release/installable.ts';

const root = join(__dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  mkdirSync(join(folder, 'src'));
  const script = '<script type="module" src="./src/main.js"></script>';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head><!--lobby-settings--></head><body>${script}</body></html>`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a page with this script in a process of its own, as Vite does not run in Jest. Returns the worker's cache. */
function buildWith(script: string): string | undefined {
  writeFileSync(join(folder, 'src/main.js'), script);
  const code = `
    import { build } from 'vite';
    import brand from './apps/elmst/brand.ts';
    import * as looks from './apps/elmst/theme.ts';
    import { integrity } from './tools/vite/integrity.ts';
    import { webAppManifest } from './tools/vite/manifest.ts';
    import { offline } from './tools/vite/offline/plugin.ts';
    import { page } from './tools/vite/page.ts';
    await build({
      configFile: false,
      logLevel: 'silent',
      root: ${JSON.stringify(folder)},
      publicDir: ${JSON.stringify(join(root, 'apps/elmst/public'))},
      plugins: [page(${JSON.stringify(root)}, brand, looks), webAppManifest(brand, looks), offline(${JSON.stringify(root)}, brand, looks), integrity()],
    });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return /lobby-[0-9a-f]{12}/.exec(readFileSync(join(folder, 'dist/sw.js'), 'utf8'))?.[0];
}

it('makes a build installable, with offline pages for all locales and a cache of its own', () => {
  const first = buildWith('console.log(1);');
  expect(installableProblems(join(folder, 'dist'), brand.locales)).toEqual([]);
  expect(first).toBeDefined();
  expect(buildWith('console.log(1);')).toBe(first);
  expect(buildWith('console.log(2);')).not.toBe(first);
});
