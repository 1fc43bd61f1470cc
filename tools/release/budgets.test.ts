import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../vite/inlineScripts.ts';
import { budgets, costOf, excessesOf, readCosts, restingScripts, type Asset, type PageCost } from './budgets.ts';

const assets: Asset[] = [
  { file: 'assets/index.js', brotli: 20_000 },
  { file: 'assets/framework.js', brotli: 100_000 },
  { file: 'assets/style-a.css', brotli: 10_000 },
  { file: 'offline/page.css', brotli: 2_000 },
];
const page = (change: Partial<PageCost> = {}): PageCost => ({
  path: 'pages/FI/en/index.html',
  document: 15_000,
  scripts: ['assets/index.js', 'assets/framework.js'],
  ...change,
});

it('finds the scripts that a page names, each once, and nothing else', () => {
  const html = `<link rel="preload" href="/art/hero.avif" as="image"/><link rel="manifest" href="/site.webmanifest" />
    <script>inline</script><script fetchpriority="low" type="module" crossorigin src="/assets/index.js" integrity="x"></script>
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/framework.js" integrity="x">
    <link rel="modulepreload" crossorigin href="/assets/framework.js">`;
  const cost = costOf('index.html', html);
  expect(cost.scripts).toEqual(['assets/index.js', 'assets/framework.js']);
  expect(cost.document).toBeGreaterThan(100);
  expect(cost.document).toBeLessThan(html.length);
});

it('is content with a build within its budgets', () => {
  expect(excessesOf('Acme', assets, [page()])).toEqual([]);
});

it.each([
  ['styles', [{ file: 'assets/style-a.css', brotli: budgets.styles + 1 }], {}],
  ['scripts', [{ file: 'assets/index.js', brotli: budgets.scripts }], {}],
  ['a document', [], { document: budgets.document + 1 }],
  ['scripts in files', [], { scripts: Array(budgets.scriptFiles + 1).fill('assets/style-a.css') as string[] }],
])('names a page that exceeds the budget of %s', (what, replaced, change) => {
  const changed = assets.map((asset) => replaced.find(({ file }) => file === asset.file) ?? asset);
  expect(excessesOf('Acme', changed, [page(change)]).join('\n')).toMatch(`${what} of `);
});

it.each([
  ['pages/players/FI/en/index.html', 70_000, 110_000],
  ['pages/frames/en/rewards/index.html', 110_000, 260_000],
])('allows more scripts to what players get: %s', (path, allowed, rejected) => {
  const excesses = (path: string, brotli: number) =>
    excessesOf(
      'Acme',
      assets.map((asset) => (asset.file === 'assets/index.js' ? { ...asset, brotli } : asset)),
      [page({ path })],
    );
  expect(excesses('pages/FI/en/index.html', allowed)).toHaveLength(1);
  expect(excesses(path, allowed)).toEqual([]);
  expect(excesses(path, rejected)).toHaveLength(1);
});

it('counts what a player’s page loads by itself until it rests', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js' },
    '_idle-1.js': { file: 'assets/idle-1.js', name: 'idle', imports: ['_shared-1.js', 'index.html'] },
    '_shared-1.js': { file: 'assets/shared-1.js', name: 'shared' },
    '_deposit-1.js': { file: 'assets/deposit-1.js', name: 'deposit' },
    'virtual:lobby-messages/en-players': { file: 'assets/en-players-1.js' },
    'virtual:lobby-messages/fi-players': { file: 'assets/fi-players-1.js' },
  };
  const resting = restingScripts(manifest, 'en', ['assets/index.js', 'assets/shared-1.js']);
  expect(resting).toEqual(['assets/index.js', 'assets/shared-1.js', 'assets/en-players-1.js', 'assets/idle-1.js']);
  const player = { path: 'pages/players/FI/en/index.html', resting };
  const heavy: Asset = { file: 'assets/idle-1.js', brotli: budgets.restingScripts + 1 };
  expect(excessesOf('Acme', [...assets, heavy], [page(player)]).join()).toContain('scripts once it rests of ');
  const many = Array.from({ length: budgets.restingScriptFiles + 1 }, (_, index) => `assets/${index}.js`);
  expect(excessesOf('Acme', assets, [page({ ...player, resting: many })]).join()).toContain(
    `once it rests in files of ${many.length}`,
  );
});

it('rejects what it cannot count', () => {
  expect(excessesOf('Acme', [], [])).toEqual(['Acme: 0 style sheets in place of one.']);
  expect(excessesOf('Acme', assets, [page({ scripts: [] })])).toEqual([
    'Acme: pages/FI/en/index.html names no script.',
  ]);
  expect(excessesOf('Acme', assets, [page({ scripts: ['assets/gone.js'] })]).join()).toContain('gone.js');
});

it('reads the shell page, and the prerendered pages of the same build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const pathsIn = () => readCosts({ folder, pages: join(folder, 'pages') }).map(({ path }) => path);
  mkdirSync(join(folder, 'pages/FI/en'), { recursive: true });
  write('index.html', 'shell');
  mkdirSync(join(folder, '.vite'));
  write('.vite/manifest.json', '{}');
  write('pages/FI/en/index.html', 'games');
  write('pages/pages.json', JSON.stringify({ build: hashOf('shell') }));
  expect(pathsIn()).toEqual(['index.html', 'pages/FI/en/index.html']);
  write('pages/pages.json', JSON.stringify({ build: hashOf('another') }));
  expect(pathsIn()).toEqual(['index.html']);
  rmSync(folder, { recursive: true });
});
