import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashWithImports } from './importedSources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'libs'));
  for (const [file, text] of Object.entries({
    'a.css.ts': `import { b } from './b.ts';\nimport { style } from '@vanilla-extract/css';\nexport const a = style(b);`,
    'b.ts': `export * from '@lobby/c';\nexport const later = () => import('./d.ts');`,
    'libs/c.ts': `import type { A } from '../a.css.ts';\nexport const b = {} as A;`,
    'd.ts': `export {};`,
    'other.ts': `export {};`,
  }))
    writeFileSync(join(root, file), text);
});
afterEach(() => rmSync(root, { recursive: true }));

const hash = () => hashWithImports(root, { '@lobby/c': ['./libs/c.ts'] })(join(root, 'a.css.ts'));

it.each(['a.css.ts', 'b.ts', 'libs/c.ts', 'd.ts'])('is another where %s has changed', (file) => {
  const before = hash();
  writeFileSync(join(root, file), 'export const b = 1;');
  expect(hash()).not.toBe(before);
});

it('is the same where another file has changed', () => {
  const before = hash();
  writeFileSync(join(root, 'other.ts'), 'export const b = 1;');
  expect(hash()).toBe(before);
});

it('is an error where a module imports a file that is not there', () => {
  rmSync(join(root, 'd.ts'));
  expect(() => hash()).toThrow('d.ts');
});
