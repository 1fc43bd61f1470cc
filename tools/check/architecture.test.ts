import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, walks = ''] = /\n## Following a value through the code\n([^]*?)\n## /.exec(document) ?? [];

/** Files that a line names, below `libs/` or from the root. One without a folder stands beside the one before it. */
function filesOf(line: string): string[] {
  const names = [...line.matchAll(/`([\w/.<>-]+\.tsx?)`/g)].map(([, name = '']) => name);
  return names.reduce<string[]>((files, name) => {
    const beside = join(dirname(files.at(-1) ?? ''), name);
    const path = name.replace('<operator>', 'infiniza');
    return [...files, name.includes('/') ? path : beside];
  }, []);
}

it('walks through the code name files that are there', () => {
  const files = walks
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .flatMap(filesOf);
  expect(files.length).toBeGreaterThan(40);
  const missing = files.filter((file) => !existsSync(join(root, 'libs', file)) && !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
