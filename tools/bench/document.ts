import { cpus, loadavg, totalmem } from 'node:os';
import { git } from './builds.ts';
import type { Row } from './goals.ts';
import { profileNames } from './profiles.ts';
import { table } from './table.ts';

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

/** What the page of figures holds of a brand. */
export interface BrandGoals {
  brand: string;
  /** When and where it was measured. */
  run: string;
  /** The same of what was measured by itself since, by its kind. */
  parts?: Readonly<Record<string, string>>;
  rows: readonly Row[];
}

/** The goals of a brand, those that a part has measured in place of what was known of them. */
export function withPart(known: BrandGoals, { run, rows }: BrandGoals, part: string): BrandGoals {
  const isSame = (one: Row, other: Row) => one.audience === other.audience && one.title === other.title;
  const merged = rows.map((row) => {
    const before = known.rows.find((other) => isSame(row, other));
    return { ...row, cells: { ...before?.cells, ...row.cells } };
  });
  return {
    ...known,
    parts: { ...known.parts, [part]: run },
    rows: [...known.rows.filter((row) => !rows.some((other) => isSame(row, other))), ...merged],
  };
}

/** The goals of all brands, a column for each, in Markdown. */
export function goalsPage(brands: readonly BrandGoals[]): string {
  const sections = (['players', 'visitors'] as const).flatMap((audience) =>
    profileNames.flatMap((profile) => {
      const cellsOf = ({ rows }: BrandGoals) =>
        rows.filter((row) => row.audience === audience && row.cells[profile]?.limit);
      const titles = [...new Set(brands.flatMap(cellsOf).map(({ title }) => title))];
      // A profile with a goal or two, such as CLS on desktops, is in the reports alone.
      if (titles.length < 3) return [];
      const rows = titles.map((title) => {
        const cells = brands.map((brand) => cellsOf(brand).find((row) => row.title === title)?.cells[profile]);
        const limit = cells.find((cell) => cell)?.limit ?? '';
        return [
          title,
          limit,
          ...cells.map((cell) => (cell?.isMissed ? `**${cell.reached}**` : (cell?.reached ?? '–'))),
        ];
      });
      return [`### ${audience}, ${profile}`, table([['', 'goal', ...brands.map(({ brand }) => brand)], ...rows])];
    }),
  );
  const runs = brands.flatMap(({ brand, run, parts = {} }) => [
    `- ${brand}: ${run}`,
    ...Object.entries(parts).map(([kind, ofPart]) => `- ${brand}, ${kind}: ${ofPart}`),
  ]);
  return [...sections, runs.join('\n')].join('\n\n');
}

const [opening, closing] = ['<!-- bench -->', '<!-- /bench -->'];

/** Puts the page of figures into the document, between two comments. */
export function withFigures(document: string, figures: string): string {
  const start = document.indexOf(opening);
  const end = document.indexOf(closing);
  if (start === -1 || end < start) throw new Error('The document has no place for the figures.');
  return `${document.slice(0, start)}${opening}\n\n${figures}\n\n${document.slice(end)}`;
}
