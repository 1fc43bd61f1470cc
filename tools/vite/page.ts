import type { Plugin } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';

/**
 * Completes `index.html` with the brand's name. The host inserts the lobby settings; in development, the dev server
 * inserts those of the running sandbox.
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
        const settings = await fetch(`${platform}/api/lobby-settings`).then((response) => response.text());
        const block = `<script type="application/json" id="lobby-settings">${settings.replaceAll('<', '\\u003c')}</script>`;
        return filled.replace('<!--lobby-settings-->', block);
      },
    },
  };
}
