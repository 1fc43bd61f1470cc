import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { type BrandGoals, goalsPage, withFigures } from './document.ts';

const folder = `${root}dist/bench`;
/** In the repository: brands are measured on different days. */
const newestGoals = `${root}tools/bench/goals`;
const document = `${root}docs/performance.md`;

/** A new folder for the files of one run. */
export function createRunFolder(): string {
  const run = `${folder}/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  mkdirSync(run, { recursive: true });
  return run;
}

/** Keeps the goals of a brand, and writes them into the document together with the newest of the other brands. */
export function writeGoals(goals: BrandGoals): void {
  mkdirSync(newestGoals, { recursive: true });
  writeFileSync(`${newestGoals}/${goals.brand}.json`, `${JSON.stringify(goals, null, 2)}\n`);
  const brands = readdirSync(newestGoals)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(`${newestGoals}/${file}`, 'utf8')) as BrandGoals);
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), goalsPage(brands)));
  console.info('\nWritten to docs/performance.md.');
}
