import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import type { Brand } from '../../../libs/contracts/src/brand.ts';
import { type Locale, regionalCodes } from '../../../libs/contracts/src/locales.ts';
import type { Looks } from '../manifest.ts';
import { offlinePage, offlineStyle } from './page.ts';
import { tooManyCookiesPage, tooOldPage } from './plainPages.ts';
import { reopenLobby } from './reopen.ts';
import { reopenPage } from './reopenPage.ts';
import { languageOf, textsOf, type OfflineTexts } from './texts.ts';
import { retireWorker, serveOffline, withinSecond, type WorkerBuild } from './worker.ts';

/**
 * The source of a function that uses nothing around it, as a script that calls it in a page or a service worker.
 *
 * @param args - What it is called with after the scope: functions of the same kind, and values that JSON can hold.
 */
export function scriptSource(run: (...args: never[]) => void, ...args: unknown[]): string {
  const sources = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)));
  return minifySync('script.js', `(${String(run)})(${['self', ...sources].join()});`).code;
}

/** Where the build has the page for browsers that are too old. */
export const tooOldFile = 'offline/too-old.html';

/**
 * Adds to a build: an offline page for each language of the brand, the service worker `sw.js` that keeps them,
 * `sw-off.js`, which removes it, the page for browsers that are too old, and `too-many-cookies.html` for the host.
 */
export function offline(root: string, brand: Brand, looks: Looks): Plugin {
  let publicFolder = '';
  return {
    name: 'lobby:offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // After the style sheet is there.
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const emit = (fileName: string, source: string) => {
          hash.update(source);
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const outputs = Object.values(bundle);
        for (const { fileName } of outputs) hash.update(fileName);
        const css = outputs.flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
        );
        const style = emit('offline/page.css', offlineStyle(looks, css.join('\n')));
        const script = emit('offline/page.js', scriptSource(reopenPage, reopenLobby));
        const pictures = [looks.assets.desktopLogo.url, '/favicon.svg'];
        for (const file of pictures) hash.update(readFileSync(join(publicFolder, file)));

        const pages: Record<string, string> = {};
        const textsByLang: Record<string, OfflineTexts> = {};
        for (const locale of new Set([brand.defaultLocale, ...brand.locales].map(languageOf))) {
          const texts = textsOf(root, locale);
          const lang = regionalCodes[locale].replace('_', '-');
          textsByLang[lang] = texts;
          pages[locale] = emit(`offline/${locale}.html`, offlinePage({ brand, looks, lang, texts, style, script }));
        }
        const pageOf = (locale: Locale) => pages[languageOf(locale)] ?? '';
        const build: WorkerBuild = {
          cache: `lobby-${hash.copy().digest('hex').slice(0, 12)}`,
          pages: Object.fromEntries(brand.locales.map((locale) => [locale, pageOf(locale)])),
          fallback: pageOf(brand.defaultLocale),
          files: [...Object.values(pages), style, script, ...pictures],
        };
        emit('too-many-cookies.html', tooManyCookiesPage({ brand, texts: textsByLang }, looks));
        emit(tooOldFile, tooOldPage({ brand, texts: textsByLang }, style));
        emit('sw.js', scriptSource(serveOffline, build, withinSecond));
        emit('sw-off.js', scriptSource(retireWorker, withinSecond));
      },
    },
  };
}
