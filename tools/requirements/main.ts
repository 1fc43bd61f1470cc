import { globSync, readFileSync } from 'node:fs';
import { runCommand } from '../start/command.ts';
import { root } from '../start/operator.ts';
import { type Counts, countRows, findExcess, findFaults, findProofs, levels, parseRows, rowLevels } from './proof.ts';

const usage = `npm run requirements

Prints at which level tests prove the rows of the specification, and fails where one is not proven at its own.

  --excess   also those that are proven more often than needed`;

await runCommand({
  usage,
  options: { excess: { type: 'boolean', default: false } },
  run: ({ excess }) => printRows(excess),
});

function printRows(listsExcess: boolean): void {
  const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

  const rows = parseRows(read('docs/specification/requirements.tsv'));
  // The tests of this tool contain row ids as examples.
  const patterns = ['{apps,libs,tools}/**/*.test.{ts,tsx}', '{apps,libs}/**/*.stories.tsx', 'e2e/**/*.spec.ts'];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !path.startsWith('tools/requirements/'));
  const proofs = findProofs(paths.map((path) => ({ path, code: read(path) })));

  const columns = [...rowLevels, 'above', 'open'] as const;
  const print = (name: string, cells: readonly (string | number)[]) =>
    console.log(name.padEnd(25) + cells.map((cell) => String(cell).padStart(11)).join(''));
  const printCounts = (name: string, counts: Counts) =>
    print(
      name,
      columns.map((column) => counts[column]),
    );

  print('area', columns);
  const areas = [...Map.groupBy(rows, ({ area }) => area)].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [area, ofArea] of areas) printCounts(area, countRows(ofArea, proofs));
  printCounts('all', countRows(rows, proofs));

  const excess = findExcess(rows, proofs);
  console.log(
    `\n${rows.length} rows by the level that their observable needs; library: by a third party's code, and not used; above: proven at a later level alone.\n` +
      `${excess.length} are proven more often, or at a later level, than needed: npm run requirements -- --excess`,
  );
  if (listsExcess)
    for (const { row, titles } of excess)
      console.log(`  ${row.id} ${row.level}: ${levels.map((level) => `${titles[level]} ${level}`).join(', ')}`);

  const faults = findFaults(rows, proofs);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
