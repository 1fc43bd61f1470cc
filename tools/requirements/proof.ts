import ts from 'typescript';

/**
 * Tests that compare a table of the code with a table of the specification. They do not test
 * behaviour, so a row that only they name is not proven.
 */
export const tableTests: readonly string[] = [
  'libs/contracts/src/enums.test.ts',
  'libs/platform/licensing/src/gates.test.ts',
  'libs/platform/flags/src/flags.test.tsx',
  'libs/platform/overlays/src/overlay/variants.test.ts',
  'libs/platform/theming/src/contract.test.ts',
  'tools/vite/timingTables.test.ts',
];

/** Where a row's observable can be seen, the cheapest first. A proof at a later one counts as well. */
export const levels = ['unit', 'component', 'browser'] as const;
export type Level = (typeof levels)[number];

/**
 * The levels that a row may have. `library`: the observable is of a third party's code that the product has and does not use. A unit test
 * holds the library to it, but the row counts by itself, never as one of the product's.
 */
export const rowLevels = ['library', ...levels] as const;
type RowLevel = (typeof rowLevels)[number];

export interface Row {
  id: string;
  area: string;
  requirement: string;
  level: RowLevel;
}

export interface TestFile {
  path: string;
  code: string;
}

/** How many titles of a file name a row. */
interface Proof {
  path: string;
  level: Level | 'table';
  titles: number;
}

/** The proofs of each row that is named. */
export type Proofs = ReadonlyMap<string, readonly Proof[]>;

/** Reads the specification's table of rows. */
export function parseRows(tsv: string): Row[] {
  const [, ...lines] = tsv.trim().split('\n');
  return lines.map((line) => {
    const [id = '', , area = '', requirement = '', , , level = ''] = line.split('\t');
    const known = rowLevels.find((each) => each === level);
    if (known === undefined) throw new Error(`${id} has no level of ${rowLevels.join(', ')}: “${level}”`);
    return { id, area, requirement, level: known };
  });
}

const isStep = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'step';

/**
 * Ids count in titles and in tables of it.each, which become titles, but not in comments. A story proves nothing by its
 * name or arguments: there the titles are those of its play function's steps.
 */
function idsIn({ path, code }: TestFile): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const id of node.text.match(/\bR-\d-\d{3}\b/g) ?? []) ids.set(id, (ids.get(id) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  const countInSteps = (node: ts.Node): void => {
    const [title] = isStep(node) ? node.arguments : [];
    if (title !== undefined) count(title);
    ts.forEachChild(node, countInSteps);
  };
  const visit = path.endsWith('.stories.tsx') ? countInSteps : count;
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return ids;
}

function levelOf(path: string): Proof['level'] {
  if (tableTests.includes(path)) return 'table';
  if (path.startsWith('e2e/')) return 'browser';
  return path.endsWith('.tsx') ? 'component' : 'unit';
}

/** Which rows the tests name, and at which level each of them sees the row. */
export function findProofs(tests: readonly TestFile[]): Proofs {
  const proofs = new Map<string, Proof[]>();
  for (const test of tests)
    for (const [id, titles] of idsIn(test))
      proofs.set(id, [...(proofs.get(id) ?? []), { path: test.path, level: levelOf(test.path), titles }]);
  return proofs;
}

/** How many titles name a row at each level. */
export type Titles = Record<Level, number>;

export function countTitles(proofs: Proofs, id: string): Titles {
  const at = (level: Level) =>
    (proofs.get(id) ?? []).reduce((sum, proof) => sum + (proof.level === level ? proof.titles : 0), 0);
  return { unit: at('unit'), component: at('component'), browser: at('browser') };
}

/** At the row's level, only at a later one, or at none. */
export function stateOf({ id, level: ofRow }: Row, proofs: Proofs): 'proven' | 'above' | 'open' {
  const level = ofRow === 'library' ? 'unit' : ofRow;
  const titles = countTitles(proofs, id);
  if (titles[level] > 0) return 'proven';
  return levels.slice(levels.indexOf(level)).some((each) => titles[each] > 0) ? 'above' : 'open';
}

/** The count of rows of each level, of those proven only above it, and of those without a proof. */
export type Counts = Record<RowLevel | 'above' | 'open', number>;

export function countRows(rows: readonly Row[], proofs: Proofs): Counts {
  const of = (level: RowLevel) => rows.filter((row) => row.level === level).length;
  const are = (state: 'above' | 'open') => rows.filter((row) => stateOf(row, proofs) === state).length;
  return {
    ...{ library: of('library'), unit: of('unit'), component: of('component'), browser: of('browser') },
    ...{ above: are('above'), open: are('open') },
  };
}

/** More titles than a row with its limits and exceptions needs. */
const manyTitles = 6;

/** Rows proven more often than needed, or at a later level than needed. */
export function findExcess(rows: readonly Row[], proofs: Proofs): { row: Row; titles: Titles }[] {
  return rows
    .map((row) => ({ row, titles: countTitles(proofs, row.id) }))
    .filter(({ row, titles }) => {
      const isMany = titles.unit + titles.component + titles.browser > manyTitles;
      return isMany || (row.level !== 'browser' && titles.browser > 0) || stateOf(row, proofs) === 'above';
    });
}

/** Errors of the check: ids that the specification does not have, and rows without a proof at their level or a later one. */
export function findFaults(rows: readonly Row[], proofs: Proofs): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...proofs].filter(([id]) => !known.has(id));
  const open = rows.filter((row) => stateOf(row, proofs) === 'open');
  const where = (id: string) => (proofs.get(id) ?? []).map(({ path }) => path).join(', ');
  return [
    ...unknown.map(([id]) => `Unknown row ${id} in ${where(id)}`),
    ...open.map(({ id, level }) => {
      const named = proofs.get(id) ?? [];
      if (named.length === 0) return `${id} (${level}) is named by no test`;
      return named.every((proof) => proof.level === 'table')
        ? `${id} is named only by a test that compares tables: ${where(id)}`
        : `${id} (${level}) is named only below its level: ${where(id)}`;
    }),
  ];
}
