import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const kinds = ['fault', 'decision', 'external', 'measured limit'];

const rows = readFileSync(resolve(root, 'docs/open-points.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { area: cells[1] ?? '', kind: cells[2] ?? '', path: /^`([^`]+)`$/.exec(cells[4] ?? '')?.[1] ?? '' };
  })
  .filter(({ kind }) => !/^-+$/.test(kind));

it('the open points are a table of at most fifty rows, sorted by area', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(50);
  const areas = rows.map(({ area }) => area);
  expect(areas).toEqual(areas.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('each of them has a kind that is explained, and a path that exists', () => {
  const isComplete = ({ kind, path }: (typeof rows)[number]) =>
    kinds.includes(kind) && path !== '' && existsSync(resolve(root, path));
  expect(rows.filter((row) => !isComplete(row))).toEqual([]);
});
