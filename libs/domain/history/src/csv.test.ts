import fc from 'fast-check';
import { toCsv } from './csv.ts';

/** A reader of RFC 4180, as plain as can be. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < csv.length) {
    let cell = '';
    if (csv[at] === '"') {
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        cell += csv[at];
        if (csv[at] === '"') at += 1;
      }
      at += 1;
    } else for (; csv[at] !== ',' && csv[at] !== '\r'; at += 1) cell += csv[at];
    row.push(cell);
    if (csv[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}
const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), { minLength: 1 });

it('gives back what was written, but for a quote before what would be a formula', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const quoted = (cell: string) =>
        /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;
      expect(parse(toCsv(written, 'en'))).toEqual(written.map((row) => row.map(quoted)));
    }),
  );
});

it('has no cell that begins as a formula does', () => {
  const harmful = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(harmful, (cell) => {
      const [[read] = ['']] = parse(toCsv([[cell]], 'en'));
      expect(/^[=+\-@＝＋－＠\t\r\n]/.test(read ?? '') && !/^-\d+(\.\d+)?$/.test(read ?? '')).toBe(false);
    }),
  );
});

it('quotes what other spreadsheets take for the end of a cell', () => {
  expect(toCsv([['a;=1+1', 'b\t=1+1']], 'en')).toBe('"a;=1+1","b\t=1+1"\r\n');
});

it('leaves amounts as numbers and quotes commas, quotes and lines', () => {
  expect(toCsv([['-12.50', '=HYPERLINK("x")', 'a,b', 'one\nline']], 'en')).toBe(
    '-12.50,"\'=HYPERLINK(""x"")","a,b","one\nline"\r\n',
  );
});

it.each(['de', 'fi', 'et'])('separates cells by semicolons and decimals by a comma in %s', (language) => {
  expect(toCsv([['t1', '-12.50', '1000', 'a,b;c', '=1+1']], language)).toBe('t1;-12,50;1000;"a,b;c";\'=1+1\r\n');
});
