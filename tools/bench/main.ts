import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { build, buildCommit } from './builds.ts';
import { describeRun, writeSection } from './document.ts';
import { goalsTable } from './goals.ts';
import { measureBrand, type Result } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { describeProfile, profiles } from './profiles.ts';
import { stormTable, tablesOf } from './report.ts';
import { storm } from './storm.ts';

// By default a signal ends the process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions(process.argv.slice(2));
if (options.build) build(options.brands);

const browser = await chromium.launch({ ...launchOptions(), executablePath: ensureBrowser() });
try {
  const section = options.isStorm ? await measureStorm(options) : await measurePages(options);
  const text = `${describeRun(browser.version())}\n\n${section}`;
  console.info(`\n${text}`);
  if (options.write) writeSection(options.isStorm ? 'storm' : 'pages', text);
} finally {
  await browser.close();
}

async function measurePages({ brands, loads, ...rest }: Options): Promise<string> {
  const against = rest.against === undefined ? undefined : buildCommit(rest.against, brands);
  const results: Result[] = [];
  for (const brand of brands) {
    console.info(`\n${brand}`);
    results.push(...(await measureBrand(browser, brand, { ...rest, loads, against })));
  }
  const tables = rest.profiles.flatMap((profile) => [
    `### ${profile}`,
    `${describeProfile(profiles[profile])}. Medians of ${loads} loads.`,
    ...brands.flatMap((brand) => [
      `#### ${brand}, ${profile}`,
      tablesOf(
        results.filter((result) => result.brand === brand && result.profile === profile),
        rest.against,
      ),
    ]),
  ]);
  return [goalsTable(results), ...tables].join('\n\n');
}

async function measureStorm({ brands, seconds }: Options): Promise<string> {
  const rows: string[] = [];
  for (const brand of brands) rows.push(`### ${brand}`, stormTable(await storm(browser, brand, seconds)));
  return rows.join('\n\n');
}
