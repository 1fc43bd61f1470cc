import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';

interface Row {
  id: string;
  area: string;
  requirement: string;
}

const rows: Row[] = readFileSync(`${root}docs/specification/requirements.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', , area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });

// Comments prove nothing: ids count in titles, and in the tables that it.each makes titles of.
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const files = globSync(['{apps,libs,tools}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root });

const filesById = new Map<string, string[]>();
for (const file of files) {
  const code = readFileSync(`${root}${file}`, 'utf8').replace(comments, '');
  for (const [id] of code.matchAll(/\bR-\d-\d{3}\b/g)) filesById.set(id, [...(filesById.get(id) ?? []), file]);
}

const known = new Set(rows.map(({ id }) => id));
const unknown = [...filesById].filter(([id]) => !known.has(id));
const verbose = process.argv.includes('--open');

const areas = Map.groupBy(rows, ({ area }) => area);
let covered = 0;
console.log('area                      covered  open');
for (const [area, ofArea] of [...areas].toSorted(([a], [b]) => a.localeCompare(b))) {
  const open = ofArea.filter(({ id }) => !filesById.has(id));
  covered += ofArea.length - open.length;
  console.log(
    `${area.padEnd(25)} ${String(ofArea.length - open.length).padStart(7)} ${String(open.length).padStart(5)}`,
  );
  if (verbose) for (const { id, requirement } of open) console.log(`    ${id} ${requirement}`);
}
console.log(
  `\n${covered} of ${rows.length} rows are named by a test. List the open ones with: npm run requirements -- --open`,
);

for (const [id, where] of unknown) console.error(`Unknown row ${id} in ${[...new Set(where)].join(', ')}`);
process.exitCode = unknown.length === 0 ? 0 : 1;
