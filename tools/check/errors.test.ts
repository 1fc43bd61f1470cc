import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const rows = read('docs/errors.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [no = '', row = '', error = '', raisedIn = '', , , test = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { no: Number(no), row, error, raisedIn, test };
  });
const pathIn = (cell: string): string | undefined => /\]\(\.\.\/([^)]+)\)/.exec(cell)?.[1];

/** Rows that stand below the table, with the reason. */
const elsewhere = ['R-8-035'];

describe('the error catalogue', () => {
  it('has each error of the specification', () => {
    const wanted = read('docs/specification/requirements.tsv').match(/^R-8-\d+/gm) ?? [];
    expect(wanted.length).toBeGreaterThan(30);
    expect([...new Set(rows.map(({ row }) => row))].concat(elsewhere).toSorted()).toEqual(wanted.toSorted());
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, index) => index + 1));
  });

  it.each(rows)('$no ($row) names where it is raised and a test that names its row', ({ row, raisedIn, test }) => {
    const source = pathIn(raisedIn);
    if (source === undefined) expect(raisedIn).toBe('oidc-client-ts');
    else expect(existsSync(resolve(root, source))).toBe(true);
    expect(read(pathIn(test) ?? '')).toContain(row);
  });

  it.each(rows.filter(({ raisedIn }) => pathIn(raisedIn)))('$no quotes what $row says', ({ error, raisedIn }) => {
    const source = read(pathIn(raisedIn) ?? '');
    // Without the parts that stand for something else, and of texts alone.
    const texts = [...error.matchAll(/`([^`]+)`/g)]
      .map(([, text = '']) => text)
      .filter((text) => /^\w[\w ]+/.test(text));
    for (const text of texts) for (const part of text.split(/\{\w+\}/)) expect(source).toContain(part.trim());
  });
});
