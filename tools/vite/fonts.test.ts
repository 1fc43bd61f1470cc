import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/operator.ts';
import { fontSubsets, readFace } from './fonts.ts';

const file = '@fontsource/barlow/files/barlow-latin-400-normal.woff2';
const rule = (source: string, range = 'U+0041-0043, U+20AC') =>
  `@font-face { font-family: 'Barlow'; src: url('${source}') format('woff2'); font-weight: 400; unicode-range: ${range}; }`;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fonts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reads weights and characters of a rule', () => {
  expect(readFace(rule(file).replace('400;', '400 600;'))).toEqual({
    file,
    weights: { min: 400, max: 600 },
    characters: 'ABC€',
  });
});

it('leaves a font of the system alone, and rejects a rule that does not say what it uses', () => {
  expect(readFace("@font-face { src: local('Arial'); font-weight: 400; }")).toBeUndefined();
  expect(() => readFace(rule(file).replace(/unicode-range[^;]*;/, ''))).toThrow('no range of characters');
  expect(() => readFace(rule(file, 'U+4??'))).toThrow('is no range of characters');
});

it('names a smaller file in place of the package’s, and cuts it once', async () => {
  const plugin = fontSubsets(`${root}node_modules`, folder);
  const { handler } = plugin.transform as unknown as { handler: (css: string) => Promise<{ code: string } | null> };
  const cut = async () => (await handler(`a { color: red } ${rule(file)}`))?.code ?? '';
  const code = await cut();
  const [name = ''] = readdirSync(folder);
  expect(code).toContain(join(folder, name));
  expect(code).not.toContain(file);
  expect(statSync(join(folder, name)).size).toBeLessThan(4000);
  expect(readFileSync(join(folder, name)).subarray(0, 4).toString()).toBe('wOF2');
  const written = statSync(join(folder, name)).mtimeMs;
  expect(await cut()).toBe(code);
  expect(statSync(join(folder, name)).mtimeMs).toBe(written);
  expect(await handler('a { color: red }')).toBeNull();
});
