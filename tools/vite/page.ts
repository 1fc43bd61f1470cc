import type { Plugin } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { type MissingScriptsTexts, watchScripts } from './offline/missingScripts.ts';
import { scriptSource } from './offline/plugin.ts';
import { reopenLobby } from './offline/reopen.ts';
import { languageOf, textsOf } from './offline/texts.ts';

const place = '<!--lobby-settings-->';

/** Of the languages that have texts of their own, and English. */
function missingScriptsTexts(root: string, brand: Brand): MissingScriptsTexts {
  const english = textsOf(root, 'en');
  const others = brand.locales
    .map((locale) => [languageOf(locale), textsOf(root, locale)] as const)
    .filter(([, texts]) => texts.OFFLINE_TEXT !== english.OFFLINE_TEXT);
  const all = Object.entries({ en: english, ...Object.fromEntries(others) });
  return Object.fromEntries(
    all.map(([language, { OFFLINE_TITLE, OFFLINE_TEXT, TRY_AGAIN }]) => [
      language,
      { OFFLINE_TITLE, OFFLINE_TEXT, TRY_AGAIN },
    ]),
  );
}

/**
 * Completes `index.html` with the brand's name, and with the inline script that misses the page's scripts. The host inserts the lobby
 * settings; in development, the dev server inserts those of the running sandbox.
 */
export function page(root: string, brand: Brand): Plugin {
  return {
    name: 'lobby:page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const filled = html.replaceAll('%NAME%', brand.name);
        if (!server) {
          const watch = scriptSource(watchScripts, missingScriptsTexts(root, brand), reopenLobby);
          return filled.replace(place, () => `<script>${watch.trim()}</script>\n    ${place}`);
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
