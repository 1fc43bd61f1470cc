import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(folder, 'src'));
  const script = '<script type="module" src="./src/main.js"></script>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html><head></head><body>${script}</body></html>`);
  writeFileSync(join(folder, 'src/main.js'), 'import("./later.js");\nconsole.log("first");');
  writeFileSync(join(folder, 'src/later.js'), 'console.log("later");');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the page in a process of its own, as Vite does not run in Jest. Returns the files of scripts and maps. */
function build(plugins: string): (start: string, end: string) => { name: string; content: string } {
  const code = `
    import { build } from 'vite';
    import { compileHints } from './tools/vite/compileHints.ts';
    await build({
      configFile: false, logLevel: 'silent', root: ${JSON.stringify(folder)},
      build: { sourcemap: 'hidden' }, plugins: [${plugins}],
    });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const assets = join(folder, 'dist/assets');
  return (start, end) => {
    const name = readdirSync(assets).find((file) => file.startsWith(start) && file.endsWith(end)) ?? '';
    return { name, content: readFileSync(join(assets, name), 'utf8') };
  };
}

it('puts the hint on the first line of first chunks alone, under names of their own and with maps that fit', () => {
  const plain = build('')('index-', '.js');
  const file = build('compileHints(/index-/)');
  const { name, content } = file('index-', '.js');
  expect(name).not.toBe(plain.name);
  expect(content).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(file('later-', '.js').content).not.toContain('allFunctionsCalledOnLoad');

  const lines = content.split('\n');
  const line = lines.findIndex((text) => text.includes('console.log'));
  const map = new SourceMap(JSON.parse(file('index-', '.js.map').content));
  expect(map.findEntry(line, lines[line]?.indexOf('console.log') ?? -1)).toMatchObject({
    originalSource: expect.stringContaining('main.js'),
    originalLine: 1,
  });
});
