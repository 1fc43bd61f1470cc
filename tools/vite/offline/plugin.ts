import { createHash } from 'node:crypto';
import { minifySync, type Plugin } from 'vite';
import type { Brand } from '../../../libs/contracts/src/brand.ts';
import { type Locale, regionalCodes } from '../../../libs/contracts/src/locales.ts';
import { fallbacksOf } from '../../../libs/platform/i18n/src/fallback-locales.ts';
import type { Looks } from '../manifest.ts';
import { readCatalogue } from '../messages.ts';
import { offlinePage, offlineScript, offlineStyle, type OfflineTexts, textIds } from './page.ts';
import { retireWorker, serveOffline, type WorkerBuild } from './worker.ts';

/** Where the texts of a locale come from: pages in the same language are one page. */
const languageOf = (locale: Locale): Locale => fallbacksOf(locale)[0] ?? locale;

function textsOf(root: string, locale: Locale): OfflineTexts {
  const catalogue = readCatalogue(root, locale);
  const missing = textIds.filter((id) => !catalogue[id]);
  if (missing.length > 0) throw new Error(`The offline page has no text for ${missing.join(', ')} in ${locale}.`);
  return catalogue as OfflineTexts;
}

/** The source of a function that uses nothing around it, as a script that calls it in a service worker. */
export const workerSource = (run: (...args: never[]) => void, build?: WorkerBuild): string =>
  minifySync('sw.js', `(${String(run)})(self${build ? `,${JSON.stringify(build)}` : ''});`).code;

/**
 * Adds to a build: an offline page for each language of the brand, the service worker `sw.js` that keeps them, and
 * `sw-off.js`, which removes it.
 */
export function offline(root: string, brand: Brand, looks: Looks): Plugin {
  return {
    name: 'lobby:offline',
    apply: 'build',
    generateBundle: {
      // After the style sheet is there.
      order: 'post',
      handler(_options, bundle) {
        const emit = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
        const outputs = Object.values(bundle);
        const css = outputs.flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
        );
        const style = emit('offline.css', offlineStyle(looks, css.join('\n')));
        const script = emit('offline.js', offlineScript);

        const hash = createHash('sha256').update(
          outputs
            .map(({ fileName }) => fileName)
            .toSorted()
            .join(),
        );
        const pages: Record<string, string> = {};
        for (const locale of new Set(brand.locales.map(languageOf))) {
          const texts = textsOf(root, locale);
          const lang = regionalCodes[locale].replace('_', '-');
          const source = offlinePage({ brand, looks, lang, texts, style, script });
          hash.update(source);
          pages[locale] = `/offline/${locale}.html`;
          this.emitFile({ type: 'asset', fileName: `offline/${locale}.html`, source });
        }
        const pageOf = (locale: Locale) => pages[languageOf(locale)] ?? '';
        const build: WorkerBuild = {
          cache: `lobby-${hash.digest('hex').slice(0, 12)}`,
          pages: Object.fromEntries(brand.locales.map((locale) => [locale, pageOf(locale)])),
          fallback: pageOf(brand.defaultLocale),
          files: [...Object.values(pages), style, script, looks.assets.desktopLogo.url, '/favicon.svg'],
        };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerSource(serveOffline, build) });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: workerSource(retireWorker) });
      },
    },
  };
}
