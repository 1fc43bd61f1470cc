import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { type BrandGoals, goalsPage, withFigures, withPart } from './document.ts';
import type { Kind } from './options.ts';

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

/**
 * Stores the goals of a brand, and writes them into the document together with the newest of the other brands.
 *
 * @param part the kind that was measured by itself: what is known of the others stays
 */
export function writeGoals(goals: BrandGoals, part?: Kind): void {
  mkdirSync(newestGoals, { recursive: true });
  const file = `${newestGoals}/${goals.brand}.json`;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrandGoals) : goals;
  writeFileSync(file, `${JSON.stringify(part === undefined ? goals : withPart(known, goals, part), null, 2)}\n`);
  const brands = readdirSync(newestGoals)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(`${newestGoals}/${file}`, 'utf8')) as BrandGoals);
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), goalsPage(brands)));
  console.info('\nWritten to docs/performance.md.');
}
