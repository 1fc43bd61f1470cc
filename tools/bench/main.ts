import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { build, buildCommit } from './builds.ts';
import { measureBrand, type Result } from './measure.ts';
import { readOptions } from './options.ts';
import { describeProfile, profiles } from './profiles.ts';
import { tablesOf } from './report.ts';

const options = readOptions(process.argv.slice(2));

if (options.build) build(options.brands);
const against = options.against === undefined ? undefined : buildCommit(options.against, options.brands);

const browser = await chromium.launch({ ...launchOptions(), executablePath: ensureBrowser() });
try {
  const results: Result[] = [];
  for (const brand of options.brands) {
    console.info(`\n${brand}`);
    const measured = await measureBrand(browser, brand, { ...options, against });
    for (const profile of options.profiles) {
      console.info(`\n## ${brand}, ${profile}: ${describeProfile(profiles[profile])}; medians of ${options.loads}\n`);
      const ofProfile = measured.filter((result) => result.profile === profile);
      console.info(tablesOf(ofProfile, options.against));
    }
    results.push(...measured);
  }
} finally {
  await browser.close();
}
