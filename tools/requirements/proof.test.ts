import { findFaults, findProofs, parseRows, summarize, tableTests } from './proof.ts';

const rows = parseRows(
  [
    'id\tsection\tarea\trequirement\tobservable\tkind',
    'R-1-001\t1\twallet\tThe balance shows.\tA figure.\trule',
    'R-1-002\t1\twallet\tThe bonus shows.\tA figure.\trule',
    'R-1-003\t1\tauth\tPlayers sign in.\tA header.\trule',
    'R-1-004\t1\tauth\tThere are two flows.\tUnit.\tentity',
  ].join('\n'),
);
const [enums = ''] = tableTests;
const proofsOf = (files: Record<string, string>) =>
  findProofs(Object.entries(files).map(([path, code]) => ({ path, code })));

it('counts a row as proven in a browser, else in a unit test', () => {
  const proofs = proofsOf({
    'libs/a.test.ts': "it('shows (R-1-001, R-1-002)', () => {})",
    'e2e/a.spec.ts': "test('shows (R-1-001)', () => {})",
  });
  expect(summarize(rows, proofs)).toEqual([
    { area: 'auth', browser: 0, unit: 0, open: [rows[2], rows[3]] },
    { area: 'wallet', browser: 1, unit: 1, open: [] },
  ]);
  expect(findFaults(rows, proofs)).toEqual([]);
});

it('ignores comments, and counts ids in tables of it.each', () => {
  const { files } = proofsOf({
    'libs/a.test.ts': "/* R-1-001 */ // R-1-002\nit.each([['R-1-003', 1]])('is %s', () => fetch('https://x/R-1-004'))",
  });
  expect([...files.keys()]).toEqual(['R-1-003', 'R-1-004']);
});

it('takes no pattern of addresses for a comment', () => {
  const { files } = proofsOf({
    'e2e/a.spec.ts': "route('**/*.js')\ntest(`shows (R-1-001, ${name})`)\nroute('**/api')",
  });
  expect([...files.keys()]).toEqual(['R-1-001']);
});

it('fails for a row that only a table test names, and counts it as open', () => {
  const proofs = proofsOf({ [enums]: "['R-1-004', flows, 'a, b']" });
  expect(findFaults(rows, proofs)).toEqual([`R-1-004 is named only by a test that compares tables: ${enums}`]);
  expect(summarize(rows, proofs)[0]?.open).toContain(rows[3]);
});

it('accepts a row that a table test and a test of behaviour name', () => {
  const proofs = proofsOf({ [enums]: "['R-1-004']", 'libs/a.test.ts': "it('has two (R-1-004)')" });
  expect(findFaults(rows, proofs)).toEqual([]);
});

it('fails for a row that the specification does not have', () => {
  expect(findFaults(rows, proofsOf({ 'e2e/a.spec.ts': "'R-9-999'" }))).toEqual([
    'Unknown row R-9-999 in e2e/a.spec.ts',
  ]);
});
