import { goalsPage, withFigures, withPart } from './document.ts';
import { rowsOf } from './goals.ts';
import { measured, result } from './samples.fixture.ts';

const goalsOf = (brand: string, largestPaint: number) => ({
  brand,
  run: `2026-11-28, ${brand}.`,
  rows: rowsOf(measured({ brand, results: [result({ largestPaint })] })),
});

it('has a column for each brand and a row for each goal, what is missed in bold', () => {
  const page = goalsPage([goalsOf('acme', 600), goalsOf('elvel', 700)]);
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.find(([, title]) => title === 'LCP ÷ without scripts')?.slice(1, -1)).toEqual([
    'LCP ÷ without scripts',
    '≤ 1.3 ×',
    '1.20 ×',
    '**1.40 ×**',
  ]);
  expect(page).toContain('### visitors, phone');
  expect(page).toContain('- elvel: 2026-11-28, elvel.');
});

it('leaves figures without a goal, and profiles with hardly any, to the reports', () => {
  const desktop = rowsOf(measured({ results: [result({}, { profile: 'desktop' })] }));
  const page = goalsPage([{ brand: 'acme', run: '', rows: [...desktop, ...goalsOf('acme', 600).rows] }]);
  expect(page).not.toContain('desktop');
  expect(page).not.toContain('return:');
});

it('replaces the figures in the document and nothing else', () => {
  const document = 'Text\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nmore\n';
  expect(withFigures(document, 'new $1')).toBe('Text\n\n<!-- bench -->\n\nnew $1\n\n<!-- /bench -->\n\nmore\n');
  expect(() => withFigures('Text', 'new')).toThrow('no place');
});

it('has a part that was measured by itself in place of what was known of it, with its own run', () => {
  const known = { ...goalsOf('acme', 600), run: 'Monday' };
  const isLargestPaint = ({ title }: { title: string }) => title === 'LCP ÷ without scripts';
  const rows = goalsOf('acme', 300).rows.filter(isLargestPaint);
  const after = withPart(known, { brand: 'acme', run: 'Tuesday', rows }, 'games');
  expect(after.rows).toEqual([...known.rows.filter((row) => !isLargestPaint(row)), ...rows]);
  expect(goalsPage([after])).toContain('- acme: Monday\n- acme, games: Tuesday');
});
