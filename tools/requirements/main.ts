// Prints which rows of the specification tests prove: `npm run requirements`, with `-- --open` also the open ones.
import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { findFaults, findProofs, parseRows, summarize } from './proof.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const rows = parseRows(read('docs/specification/requirements.tsv'));
// The tests of this tool contain row ids as examples.
const paths = globSync(['{apps,libs,tools}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root }).filter(
  (path) => !path.startsWith('tools/requirements/'),
);
const proofs = findProofs(paths.map((path) => ({ path, code: read(path) })));

const printRow = (area: string, ...counts: (string | number)[]) =>
  console.log(area.padEnd(25) + counts.map((count) => String(count).padStart(9)).join(''));
const areas = summarize(rows, proofs);
const sum = (count: (area: (typeof areas)[number]) => number) => areas.reduce((total, area) => total + count(area), 0);

printRow('area', 'browser', 'unit', 'open');
for (const { area, browser, unit, open } of areas) {
  printRow(area, browser, unit, open.length);
  if (process.argv.includes('--open')) for (const { id, requirement } of open) console.log(`    ${id} ${requirement}`);
}
printRow(
  'all',
  sum(({ browser }) => browser),
  sum(({ unit }) => unit),
  sum(({ open }) => open.length),
);
console.log(`\n${rows.length} rows. List the open ones with: npm run requirements -- --open`);

const faults = findFaults(rows, proofs);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
