import ts from 'typescript';

/**
 * Tests that compare a table of the code with a table of the specification. They do not test
 * behaviour, so a row that only they name is not proven.
 */
export const tableTests: readonly string[] = [
  'libs/contracts/src/enums.test.ts',
  'libs/platform/licensing/src/gates.test.ts',
  'libs/platform/flags/src/flags.test.tsx',
  'libs/platform/host/src/overlay/variants.test.ts',
  'libs/platform/theming/src/contract.test.ts',
  'tools/vite/timingTables.test.ts',
];

export interface Row {
  id: string;
  area: string;
  requirement: string;
}

export interface TestFile {
  path: string;
  code: string;
}

export type Proof = 'browser' | 'unit' | 'table';

export interface Proofs {
  /** The strongest proof of each named row: in a browser, in a unit test, or only in a table test. */
  best: ReadonlyMap<string, Proof>;
  files: ReadonlyMap<string, readonly string[]>;
}

/** Reads the specification's table of rows. */
export function parseRows(tsv: string): Row[] {
  const [, ...lines] = tsv.trim().split('\n');
  return lines.map((line) => {
    const [id = '', , area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });
}

/** Ids count in titles and in tables of it.each, which become titles, but not in comments. */
function idsIn({ path, code }: TestFile): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const id of node.text.match(/\bR-\d-\d{3}\b/g) ?? []) ids.add(id);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return ids;
}

function kindOf(path: string): Proof {
  if (tableTests.includes(path)) return 'table';
  return path.startsWith('e2e/') ? 'browser' : 'unit';
}

/** Which rows the tests name, and how each is proven. */
export function findProofs(tests: readonly TestFile[]): Proofs {
  const ranks: readonly Proof[] = ['browser', 'unit', 'table'];
  const best = new Map<string, Proof>();
  const files = new Map<string, string[]>();
  for (const test of tests) {
    const { path } = test;
    const kind = kindOf(path);
    for (const id of idsIn(test)) {
      const before = best.get(id);
      if (before === undefined || ranks.indexOf(kind) < ranks.indexOf(before)) best.set(id, kind);
      files.set(id, [...(files.get(id) ?? []), path]);
    }
  }
  return { best, files };
}

export interface AreaSummary {
  area: string;
  browser: number;
  unit: number;
  open: Row[];
}

/** Per area of the specification, in alphabetical order. */
export function summarize(rows: readonly Row[], { best }: Proofs): AreaSummary[] {
  return [...Map.groupBy(rows, ({ area }) => area)]
    .map(([area, ofArea]) => {
      const count = (proof: Proof) => ofArea.filter(({ id }) => best.get(id) === proof).length;
      const browser = count('browser');
      const unit = count('unit');
      const open = ofArea.filter(({ id }) => !['browser', 'unit'].includes(best.get(id) ?? ''));
      return { area, browser, unit, open };
    })
    .toSorted((a, b) => a.area.localeCompare(b.area));
}

/** Errors of the check: ids that the specification does not have, and rows that only a table test names. */
export function findFaults(rows: readonly Row[], { best, files }: Proofs): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...files].flatMap(([id, where]) => {
    if (!known.has(id)) return [`Unknown row ${id} in ${where.join(', ')}`];
    if (best.get(id) === 'table') return [`${id} is named only by a test that compares tables: ${where.join(', ')}`];
    return [];
  });
}
