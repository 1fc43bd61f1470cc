// Writes the pages that visitors and players of a brand see first: for the market from which the back end sees this command, or,
// with the sandbox, for the markets that are named.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import type { Locale } from '../../libs/contracts/src/locales.ts';
import { buildOf, CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf, root } from '../start/operator.ts';
import { earlyScriptFile, hashOf, scriptSourcesOf, sourceOf } from '../vite/inlineScripts.ts';
import { folderOf, frameFolder, type Viewer } from '../host/pages.ts';
import { buildOfPages, removeOtherPages, styleOf } from './build.ts';
import { documentOf, inlineScript, type RenderedPage } from './document.ts';
import { metadataOf } from './metadata.ts';
import { linksIn, startPaths } from './paths.ts';
import { startSandbox, waitFor } from './platform.ts';
import { createFetchOnce } from './fetchOnce.ts';
import { createPreloads } from './preloads.ts';

type RenderPage = (request: {
  path: string;
  viewer: Viewer;
  settings: unknown;
  fetch?: typeof fetch;
  window: unknown;
}) => Promise<RenderedPage>;

const usage = `npm run prerender -- <operator> [options]

Writes the pages that visitors and players see first of an operator’s build.

  --platform <origin>   the back end whose content is in them, which decides the market by this machine's address; without it, the
                        embedded platform is started with its demo content
  --market <code> …     markets of the embedded platform, such as FI; that of the brand by default
  --locale <locale> …   all of the brand by default
  --if-missing          nothing is written where the build has its pages`;

interface Values {
  platform?: string;
  market?: string[];
  locale?: string[];
  'if-missing': boolean;
}

async function prerender(operator: string, values: Values): Promise<void> {
  const folder = buildOf(operator);
  const pages = pagesFolderOf(operator);
  const { default: brand } = (await import(`${root}apps/${operator}/brand.ts`)) as { default: Brand };
  const unknown = values.locale?.find((locale) => !brand.locales.some((each) => each === locale));
  if (unknown !== undefined)
    throw new CommandError(`${brand.name} has no locale “${unknown}”. Choose from: ${brand.locales.join(', ')}.`);
  const shellPage = readFileSync(`${folder}/index.html`, 'utf8');
  const build = hashOf(shellPage);
  if (values['if-missing'] && buildOfPages(pages) === build) return;

  const renderer = pathToFileURL(`${root}dist/renderers/${operator}/server.js`).href;
  const { renderPage, framePaths } = (await import(renderer)) as { renderPage: RenderPage; framePaths: string[] };
  const earlyScript = readFileSync(`${root}dist/renderers/${operator}/${earlyScriptFile}`, 'utf8');
  const css = styleOf(folder, shellPage);
  const { preloadsOf, renewal } = createPreloads(root, folder);

  const platform = values.platform ? await waitFor(values.platform) : await startSandbox(operator);
  try {
    const settings = await platform.settings();
    const [contentOrigin] = settings.gameOrigins;
    const origins = platform.originsInPages ?? { lobby: platform.origin, content: contentOrigin };
    const named = (html: string): string =>
      contentOrigin && origins.content ? html.replaceAll(contentOrigin, origins.content) : html;
    const { window } = new JSDOM();
    removeOtherPages(pages, { build, lobbyOrigin: origins.lobby });
    mkdirSync(pages, { recursive: true });
    const locales = (values.locale as Locale[] | undefined) ?? brand.locales;
    const write = (parts: string[], page: RenderedPage, locale: Locale) => {
      const file = join(pages, ...parts, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      const early = page.early && { ...page.early, renewal };
      writeFileSync(
        file,
        named(documentOf(shellPage, css, earlyScript, { ...page, early }, preloadsOf(page.modules, locale))),
      );
    };
    for (const market of values.market ?? [await platform.market()]) {
      if (values.market) await platform.moveTo?.(market);
      // They name the country.
      const settings = await platform.settings();
      let count = 0;
      const fetchOnce = createFetchOnce(platform.fetch);
      for (const viewer of ['visitor', 'player'] as const) {
        rmSync(join(pages, folderOf(viewer, market)), { recursive: true, force: true });
        for (const locale of locales) {
          const set = { visitorBrowsing: brand.visitorBrowsing, viewer, locale };
          const paths = new Set(startPaths(set));
          for (const path of paths) {
            const page = await renderPage({ path, viewer, settings, fetch: fetchOnce, window });
            for (const link of linksIn(page.body, set)) paths.add(link);
            // For search engines, which have no session.
            if (viewer === 'visitor') page.head += metadataOf(brand, { ...page, origin: origins.lobby, path, locale });
            write([folderOf(viewer, market), path], page, locale);
            count += 1;
          }
        }
      }
      console.log(`${brand.name}: ${count} pages for ${market}.`);
    }
    // The same in all markets: nothing that was requested is in them.
    rmSync(join(pages, frameFolder), { recursive: true, force: true });
    for (const locale of locales)
      for (const path of framePaths.map((each) => `/${locale}${each}`))
        write([frameFolder, path], await renderPage({ path, viewer: 'player', settings, window }), locale);
    console.log(`${brand.name}: ${locales.length * framePaths.length} frames.`);
    const report = {
      build,
      styleSource: sourceOf(css),
      scriptSource: `${scriptSourcesOf(shellPage)} ${sourceOf(inlineScript)} ${sourceOf(earlyScript)}`,
      contentOrigin: contentOrigin && origins.content,
      lobbyOrigin: origins.lobby,
    };
    // Last: pages are served once all are there.
    writeFileSync(join(pages, 'pages.json'), `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    platform.stop();
  }
}

await runCommand({
  usage,
  options: {
    platform: { type: 'string' },
    market: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    'if-missing': { type: 'boolean', default: false },
  },
  async run(values, [name]) {
    if (values.platform && values.market)
      throw new CommandError('A back end decides the market by the address: run the command once in each market.');
    await prerender(operatorNamed(name), values);
  },
});
