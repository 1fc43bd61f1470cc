import { countRows, countTitles, findExcess, findFaults, findProofs, parseRows, stateOf, tableTests } from './proof.ts';

const table = (...rows: string[]) =>
  parseRows(['id\tsection\tarea\trequirement\tobservable\tkind\tlevel', ...rows].join('\n'));
const rows = table(
  'R-1-001\t1\twallet\tThe balance shows.\tA figure.\trule\tcomponent',
  'R-1-002\t1\twallet\tThe bonus shows.\tA figure.\trule\tunit',
  'R-1-003\t1\tauth\tPlayers sign in.\tA header.\trule\tbrowser',
);
const [row] = rows;
const [enums = ''] = tableTests;
const proofsOf = (files: Record<string, string>) =>
  findProofs(Object.entries(files).map(([path, code]) => ({ path, code })));
const all = { 'libs/a.test.ts': "'R-1-002'", 'libs/a.test.tsx': "'R-1-001'", 'e2e/a.spec.ts': "'R-1-003'" };

it('counts the rows of each level', () => {
  expect(countRows(rows, proofsOf(all))).toEqual({ library: 0, unit: 1, component: 1, browser: 1, above: 0, open: 0 });
  expect(findFaults(rows, proofsOf(all))).toEqual([]);
});

it('counts a row that a library fulfils by itself, and fails for one that no test holds it to', () => {
  const ofLibrary = table('R-1-004\t1\tauth\tA popup opens.\tIts height.\tconstant\tlibrary');
  const proofs = proofsOf({ 'libs/a.test.ts': "'R-1-004'" });
  const counts = { library: 1, unit: 0, component: 0, browser: 0, above: 0 };
  expect(countRows(ofLibrary, proofs)).toEqual({ ...counts, open: 0 });
  expect(findFaults(ofLibrary, proofs)).toEqual([]);
  expect(countRows(ofLibrary, proofsOf({}))).toEqual({ ...counts, open: 1 });
  expect(findFaults(ofLibrary, proofsOf({}))).toEqual(['R-1-004 (library) is named by no test']);
});

it.each([
  ['libs/a.test.ts', 'open'],
  ['libs/a.test.tsx', 'proven'],
  ['e2e/a.spec.ts', 'above'],
  [enums, 'open'],
])('a row of components that %s names is %s', (path, state) => {
  expect(stateOf(row!, proofsOf({ [path]: "it('shows (R-1-001)', () => {})" }))).toBe(state);
});

it.each([
  ["play: ({ step }) => step('shows (R-1-001)', async () => {})", 'proven'],
  ["args: { title: 'R-1-001' }", 'open'],
])('a row of components in the story { %s } is %s', (story, state) => {
  expect(stateOf(row!, proofsOf({ 'libs/a.stories.tsx': `export const Default = { ${story} };` }))).toBe(state);
});

it('fails for a row that is named below its level only, or by no test', () => {
  const proofs = proofsOf({ 'libs/a.test.ts': "'R-1-001'" });
  expect(findFaults(rows, proofs)).toEqual([
    'R-1-001 (component) is named only below its level: libs/a.test.ts',
    'R-1-002 (unit) is named by no test',
    'R-1-003 (browser) is named by no test',
  ]);
});

it('fails for a row that only a table test names, not for one that a test of behaviour names too', () => {
  const fault = `R-1-002 is named only by a test that compares tables: ${enums}`;
  expect(findFaults(rows, proofsOf({ ...all, 'libs/a.test.ts': '', [enums]: "['R-1-002', 'a, b']" }))).toEqual([fault]);
  expect(findFaults(rows, proofsOf({ ...all, [enums]: "['R-1-002']" }))).toEqual([]);
});

it('fails for a row that the specification does not have, and for a level that is none', () => {
  expect(findFaults(rows, proofsOf({ ...all, 'e2e/b.spec.ts': "'R-9-999'" }))).toEqual([
    'Unknown row R-9-999 in e2e/b.spec.ts',
  ]);
  expect(() => table('R-1-001\t1\twallet\tThe balance shows.\tA figure.\trule\tbrowsers')).toThrow('R-1-001');
});

it('lists rows of many titles, and those that are seen at a later level than needed', () => {
  const titles = (count: number) => Array.from({ length: count }, () => "it('shows (R-1-001)')").join('\n');
  const excessOf = (files: Record<string, string>) =>
    findExcess(rows, proofsOf({ ...all, ...files })).map(({ row: { id }, titles: counts }) => [id, counts]);
  expect(excessOf({ 'libs/a.test.tsx': titles(6) })).toEqual([]);
  expect(excessOf({ 'libs/a.test.tsx': titles(7) })).toEqual([['R-1-001', { unit: 0, component: 7, browser: 0 }]]);
  expect(excessOf({ 'libs/a.test.ts': '', 'libs/b.test.tsx': "'R-1-002'" })).toEqual([
    ['R-1-002', { unit: 0, component: 1, browser: 0 }],
  ]);
  expect(excessOf({ 'e2e/b.spec.ts': titles(2) })).toEqual([['R-1-001', { unit: 0, component: 1, browser: 2 }]]);
});

it('ignores comments, and counts ids in tables of it.each', () => {
  const proofs = proofsOf({
    'libs/a.test.ts': "/* R-1-001 */ // R-1-002\nit.each([['R-1-003', 1]])('is %s', () => fetch('https://x/R-1-004'))",
  });
  expect([...proofs.keys()]).toEqual(['R-1-003', 'R-1-004']);
});

it('takes no pattern of addresses for a comment', () => {
  const proofs = proofsOf({
    'e2e/a.spec.ts': "route('**/*.js')\ntest(`shows (R-1-001, ${name})`)\nroute('**/api')",
  });
  expect(countTitles(proofs, 'R-1-001').browser).toBe(1);
  expect([...proofs.keys()]).toEqual(['R-1-001']);
});
