import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../start/operator.ts';
import { git } from './builds.ts';

const file = `${root}docs/performance.md`;

/** The machine, and when and from what the figures are. */
export function describeRun(browserVersion: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = git('rev-parse', '--short', 'HEAD');
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  // Above the number of processors, other work was waiting: the ratios hold better than the figures.
  const load = loadavg()[2]?.toFixed(1);
  return (
    `${date}, commit ${commit}. Machine: ${processor}, ${memory}, Node ${process.versions.node}, Chromium ` +
    `${browserVersion}; load average ${load} over the last 15 minutes.`
  );
}

/** Replaces a section of the document, which stands between two comments. */
export function withSection(document: string, name: string, text: string): string {
  const [opening, closing] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const start = document.indexOf(opening);
  const end = document.indexOf(closing);
  if (start === -1 || end < start) throw new Error(`The document has no section “${name}”.`);
  return `${document.slice(0, start)}${opening}\n\n${text}\n\n${document.slice(end)}`;
}

export function writeSection(name: string, text: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, text));
  console.info(`\nWritten to docs/performance.md.`);
}
