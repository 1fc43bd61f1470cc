import type { Plugin } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';

/**
 * The one page of every app: the brand's name, its icons, and the place where the host puts the
 * lobby settings. While developing there is no host, so the settings of the running sandbox are put in.
 */
export function page(brand: Brand): Plugin {
  return {
    name: 'lobby:page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const filled = html.replaceAll('%NAME%', brand.name);
        const platform = process.env['LOBBY_PLATFORM'];
        if (!server || !platform) return filled;
        const settings = await fetch(`${platform}/api/lobby-settings`).then((answer) => answer.text());
        const block = `<script type="application/json" id="lobby-settings">${settings.replaceAll('<', '\\u003c')}</script>`;
        return filled.replace('<!--lobby-settings-->', block);
      },
    },
  };
}
