import type { Plugin } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import type { Looks } from './manifest.ts';
import { keepMissingScriptsPage, type MissingScriptsPage, watchScripts } from './offline/missingScripts.ts';
import { offlineRules } from './offline/page.ts';
import { leaveIfTooOld } from './offline/plainPages.ts';
import { scriptSource, tooOldFile } from './offline/plugin.ts';
import { reopenLobby } from './offline/reopen.ts';
import { languageOf, textsOf } from './offline/texts.ts';

const place = '<!--lobby-settings-->';

/** In the brand's languages that have texts of their own, and in English. */
function missingScriptsPage(root: string, brand: Brand, looks: Looks): MissingScriptsPage {
  const english = textsOf(root, 'en');
  const others = brand.locales
    .map((locale) => [languageOf(locale), textsOf(root, locale)] as const)
    .filter(([, texts]) => texts.OFFLINE_TEXT !== english.OFFLINE_TEXT);
  const all = Object.entries({ en: english, ...Object.fromEntries(others) });
  const { html, body, header, main, h1, p, button } = offlineRules(looks);
  const language = languageOf(brand.defaultLocale);
  return {
    name: brand.name,
    fallback: others.some(([other]) => other === language) ? language : 'en',
    texts: Object.fromEntries(
      all.map(([language, { OFFLINE_TITLE, OFFLINE_TEXT, TRY_AGAIN }]) => [
        language,
        { OFFLINE_TITLE, OFFLINE_TEXT, TRY_AGAIN },
      ]),
    ),
    styles: {
      ...{ html, body, main, h1, p },
      // In place of the logo, which would have to be loaded.
      header: `${header};${h1};font-size:1.4286rem`,
      // It would cut off the ring of the focus.
      button: `${button};clip-path:none;outline-offset:3px`,
    },
    outline: `3px solid ${looks.tokens.color.focus}`,
  };
}

/**
 * Completes `index.html` with the brand's name, and with the inline scripts that notice a browser that is too old, and where the page's own fail to load. The host inserts the lobby
 * settings; in development, the dev server inserts those of the running sandbox.
 */
export function page(root: string, brand: Brand, looks: Looks): Plugin {
  return {
    name: 'lobby:page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const filled = html.replaceAll('%NAME%', brand.name);
        if (!server) {
          const leave = scriptSource(leaveIfTooOld, `/${tooOldFile}`).trim();
          const watch = scriptSource(watchScripts, reopenLobby).trim();
          const show = scriptSource(keepMissingScriptsPage, missingScriptsPage(root, brand, looks)).trim();
          const scripts = `<script>${leave}</script>\n    <script>${watch}</script>\n    <script id="missing-scripts">${show}</script>`;
          return filled.replace(place, () => `${scripts}\n    ${place}`);
        }
        const platform = process.env['LOBBY_PLATFORM'];
        if (!platform) return filled;
        const settings = await fetch(`${platform}/api/lobby-settings`).then((response) => response.text());
        const block = `<script type="application/json" id="lobby-settings">${settings.replaceAll('<', '\\u003c')}</script>`;
        return filled.replace(place, () => block);
      },
    },
  };
}
