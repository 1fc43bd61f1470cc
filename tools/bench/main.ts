import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { build, buildCommit } from './builds.ts';
import { bytesTable } from './bytes.ts';
import { describeRun, writeSection } from './document.ts';
import { goalsTable } from './goals.ts';
import { auditBrand } from './lighthouse.ts';
import { lighthouseTables } from './lighthouseReport.ts';
import { measureBrand } from './measure.ts';
import { readOptions, type Kind } from './options.ts';
import { describeProfile, profiles } from './profiles.ts';
import { stormTable, tablesOf } from './report.ts';
import { storm, storms } from './storm.ts';

// By default a signal ends the process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions(process.argv.slice(2));
if (options.build) build(options.brands);
const checkout = options.against === undefined ? undefined : buildCommit(options.against, options.brands);

/** What a kind of measurement tells of one brand, in Markdown. */
const measure: Record<Kind, (browser: Browser, brand: string) => Promise<string>> = {
  async loads(browser, brand) {
    const results = await measureBrand(browser, brand, { ...options, against: checkout });
    const tables = options.profiles.flatMap((profile) => [
      `#### ${brand}, ${profile}`,
      `${describeProfile(profiles[profile])}. Medians of ${options.loads} loads.`,
      tablesOf(
        results.filter((result) => result.profile === profile),
        options.against,
      ),
    ]);
    return [goalsTable(results), ...tables].join('\n\n');
  },
  bytes: async (_, brand) => bytesTable(brand),
  lighthouse: async (_, brand) => lighthouseTables(await auditBrand(brand, options.pages)),
  storm: async (browser, brand) => stormTable(await storm(browser, brand, storms.storm, options.seconds)),
  jackpot: async (browser, brand) => stormTable(await storm(browser, brand, storms.jackpot, options.seconds)),
};

const executablePath = ensureBrowser();
const browser = await chromium.launch({ ...launchOptions(), executablePath });
try {
  for (const brand of options.brands)
    for (const kind of options.kinds) {
      console.info(`\n${brand}, ${kind}`);
      const tables = await measure[kind](browser, brand);
      const text = `### ${brand}\n\n${describeRun(browser.version())}\n\n${tables}`;
      console.info(`\n${text}`);
      // At once: a later brand may fail.
      if (options.write) writeSection(kind, brand, text);
    }
} finally {
  await browser.close();
}
