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

/**
 * Puts a brand's figures into a section of the document, in place of its older ones. A section stands between two
 * comments and has one part for each brand that has been measured.
 */
export function withSection(document: string, section: string, brand: string, text: string): string {
  const [opening, closing] = marks(section);
  const start = document.indexOf(opening);
  const end = document.indexOf(closing);
  if (start === -1 || end < start) throw new Error(`The document has no section “${section}”.`);
  const partOf = new RegExp(`<!-- bench:${section}:(\\w+) -->\\n\\n(.*?)\\n\\n<!-- /bench:${section}:\\1 -->`, 'gs');
  const parts = new Map([...document.slice(start, end).matchAll(partOf)].map(([, id = '', part = '']) => [id, part]));
  parts.set(brand, text);
  const content = [...parts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, part]) => marks(`${section}:${id}`).join(`\n\n${part}\n\n`))
    .join('\n\n');
  return `${document.slice(0, start)}${opening}\n\n${content}\n\n${document.slice(end)}`;
}

const marks = (name: string) => [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`] as const;

export function writeSection(section: string, brand: string, text: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section, brand, text));
  console.info(`\nWritten to docs/performance.md.`);
}
