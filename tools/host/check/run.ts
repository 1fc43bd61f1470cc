import { fileChecks } from './fileChecks.ts';
import { pageChecks } from './pageChecks.ts';
import { platformChecks } from './platformChecks.ts';
import { policyChecks } from './policyChecks.ts';
import { readSite, type Check } from './site.ts';

const allChecks: readonly Check[] = [...pageChecks, ...policyChecks, ...fileChecks, ...platformChecks];

export interface Report {
  /** A line for each, with what it is about. */
  problems: string[];
  /** How many were run. */
  count: number;
}

/**
 * Asks a host what a lobby needs of it.
 * @param origin such as `https://lobby.example`
 * @throws where nothing answers
 */
export async function checkHost(origin: string): Promise<Report> {
  const site = await readSite(origin);
  const isHttps = origin.startsWith('https:');
  const problems: string[] = [];
  let count = 0;
  for (const { about, run, needsSettings, needsHttps } of allChecks) {
    if ((needsHttps && !isHttps) || (needsSettings && !(site.settings && site.brand))) continue;
    count += 1;
    let problem;
    try {
      // Only those that need them read settings and brand.
      problem = await run(site as Parameters<Check['run']>[0]);
    } catch (error) {
      problem = `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (problem !== undefined) problems.push(`${about}: ${problem}`);
  }
  return { problems, count };
}
