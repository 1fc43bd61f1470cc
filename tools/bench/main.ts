import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { runCommand } from '../start/command.ts';
import { createRunFolder, writeGoals } from './artefacts.ts';
import { goalsTables, reportOf } from './brandReport.ts';
import { build, buildCommit } from './builds.ts';
import { firstLoadOf } from './bytes.ts';
import { describeRun } from './document.ts';
import { writeFilmstrips } from './filmstrip.ts';
import { measureGames } from './games.ts';
import { rowsOf } from './goals.ts';
import { auditBrand } from './lighthouse.ts';
import { measureBrand } from './measure.ts';
import { measureBrandTaps } from './measureTaps.ts';
import type { Measured } from './measured.ts';
import { optionTable, readOptions, usage, type Kind, type Options } from './options.ts';
import { storm, type StormName } from './storm.ts';

// By default a signal ends the process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await runCommand({ usage, options: optionTable, run: (values, names) => bench(readOptions(values, names)) });

async function bench(options: Options): Promise<void> {
  if (options.build) build(options.brands);
  const checkout = options.against === undefined ? undefined : buildCommit(options.against, options.brands);
  const folder = createRunFolder();

  const stormOf = (name: StormName) => async (browser: Browser, brand: string) => ({
    storms: { [name]: await storm(browser, brand, name, options.seconds) },
  });

  /** What each kind adds to the figures of a brand. */
  const measure: Record<Kind, (browser: Browser, brand: string) => Promise<Partial<Measured>>> = {
    loads: async (browser, brand) => ({
      results: await measureBrand(browser, brand, { ...options, against: checkout }),
    }),
    taps: async (browser, brand) => ({ taps: await measureBrandTaps(browser, brand, options) }),
    games: async (browser, brand) => ({ games: await measureGames(browser, brand, options) }),
    balances: stormOf('balances'),
    storm: stormOf('storm'),
    jackpot: stormOf('jackpot'),
    bytes: async (_, brand) => ({ firstLoad: firstLoadOf(brand) }),
    lighthouse: async (_, brand) => ({ audits: await auditBrand(brand, options.pages) }),
    async filmstrip(browser, brand) {
      await writeFilmstrips(browser, brand, folder, options);
      return {};
    },
  };

  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ ...launchOptions(), executablePath });
  try {
    for (const brand of options.brands) {
      let measured: Measured = { brand, results: [], taps: [], games: [], storms: {}, firstLoad: [], audits: [] };
      for (const kind of options.kinds) {
        console.info(`\n${brand}, ${kind}`);
        measured = { ...measured, ...(await measure[kind](browser, brand)) };
      }
      const rows = rowsOf(measured);
      const run = describeRun(browser.version());
      // At once: a later brand may fail.
      writeFileSync(`${folder}/${brand}.md`, `${reportOf(measured, { ...options, run })}\n`);
      writeFileSync(`${folder}/${brand}.json`, JSON.stringify(measured));
      console.info(`\n${run}\n\n${goalsTables(rows)}\n\nAll figures: ${folder}/${brand}.md`);
      if (options.write) writeGoals({ brand, run, rows }, options.kinds.length === 1 ? options.kinds[0] : undefined);
    }
  } finally {
    await browser.close();
  }
}
