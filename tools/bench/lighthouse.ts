import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { categories, summarize, type PageAudit } from './lighthouseReport.ts';
import { pagesOf } from './pages.ts';
import { ports, startSandbox } from './sandbox.ts';

/** Audits of the pages that a brand's visitors see, with Lighthouse's preset for phones. */
export async function auditBrand(id: string, names: readonly string[] | undefined): Promise<PageAudit[]> {
  const brand = await importBrand(id);
  const sandbox = await startSandbox(root, id, ports.measured);
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${ports.debugging}`],
    executablePath: ensureBrowser(),
  });
  try {
    const audits: PageAudit[] = [];
    for (const { name, path } of pagesOf(brand).filter(({ isPlayer }) => !isPlayer)) {
      if (!(names?.includes(name) ?? true)) continue;
      const url = `${sandbox.origin}/${brand.defaultLocale}${path}`;
      // What the platform does once, such as rendering a picture, is no part of the figures.
      await fetch(url);
      const run = await lighthouse(url, { port: ports.debugging, onlyCategories: categories, logLevel: 'error' });
      if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
      audits.push({ page: name, ...summarize(run.lhr) });
      console.info(`  ${name}: Lighthouse`);
    }
    return audits;
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
