import { bytesTable } from './bytes.ts';
import { rowsOf, type Row } from './goals.ts';
import { lighthouseTables } from './lighthouseReport.ts';
import type { Measured } from './measured.ts';
import { describeProfile, profileNames, profiles } from './profiles.ts';
import { stormTable, tablesOf, tapsTable } from './report.ts';
import { table } from './table.ts';

/** Goals beside what was reached, and below them what is missed and what takes the time; bold is missed. */
export function goalsTables(rows: readonly Row[]): string {
  const shown = profileNames.filter((profile) => rows.some(({ cells }) => cells[profile]));
  const tables = (['players', 'visitors'] as const).flatMap((audience) => {
    const ofAudience = rows.filter((row) => row.audience === audience);
    if (ofAudience.length === 0) return [];
    return [
      table([
        [audience, '', ...shown.flatMap((profile) => [`goal`, profile, 'where'])],
        ...ofAudience.map(({ title, cells }) => [
          title,
          '',
          ...shown.flatMap((profile) => {
            const { limit = '', reached = '–', isMissed = false, where = '' } = cells[profile] ?? {};
            return [limit, isMissed ? `**${reached}**` : reached, where];
          }),
        ]),
      ]),
    ];
  });
  const missed = rows.flatMap(({ audience, title, cells }) =>
    profileNames.flatMap((profile) => {
      const cell = cells[profile];
      if (!cell?.isMissed) return [];
      const { limit, reached, where, cause } = cell;
      return [`- ${audience}, ${profile}, ${title}: ${reached} (${limit}), ${where}${cause && `: ${cause}`}`];
    }),
  );
  return [
    ...tables,
    ...(missed.length > 0 ? ['What is missed, and what takes the time:', missed.join('\n')] : []),
  ].join('\n\n');
}

/** All figures of one brand, in Markdown. */
export function reportOf(
  measured: Measured,
  { run, loads, against }: { run: string; loads: number; against?: string },
) {
  const { brand, results, taps, storms, firstLoad, audits } = measured;
  const loadTables = profileNames.flatMap((profile) =>
    (['cold', 'return'] as const).flatMap((visit) => {
      const shown = results.filter((result) => result.profile === profile && result.visit === visit);
      if (shown.length === 0) return [];
      const about = `${describeProfile(profiles[profile])}. Medians of ${loads} loads.`;
      return [`### ${profile}, ${visit}`, about, tablesOf(shown, against)];
    }),
  );
  return [
    `# ${brand}`,
    run,
    goalsTables(rowsOf(measured)),
    ...loadTables,
    ...(taps.length > 0 ? ['### Taps of a player', tapsTable(taps)] : []),
    ...Object.entries(storms).flatMap(([name, result]) => [`### ${name}`, stormTable(result)]),
    ...(firstLoad.length > 0 ? ['### Scripts of the first load', bytesTable(firstLoad)] : []),
    ...(audits.length > 0 ? ['### Lighthouse', lighthouseTables(audits)] : []),
  ].join('\n\n');
}
