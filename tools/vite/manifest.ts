import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { regionalCodes } from '../../libs/contracts/src/locales.ts';
import type { ThemeAssets, ThemeTokens } from '../../libs/platform/theming/src/themeTokens.ts';

/** The looks of a brand that the build itself needs: its `theme.ts`. */
export interface Looks {
  tokens: ThemeTokens;
  assets: ThemeAssets;
}

/** Icons that a brand may have in `public/`. The large one fills its square, with the drawing in the safe zone of a mask. */
const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** @param publicFolder in which the brand's icons are looked for */
export function manifestOf({ name, defaultLocale }: Brand, { tokens }: Looks, publicFolder: string) {
  return {
    id: '/',
    name,
    short_name: name,
    lang: regionalCodes[defaultLocale].replace('_', '-'),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: tokens.color.ground,
    theme_color: tokens.color.header,
    categories: ['games', 'entertainment'],
    icons: icons.filter(({ src }) => existsSync(join(publicFolder, src))),
  };
}

/** Makes the lobby installable: the web app manifest and what the page's head says of it. */
export function webAppManifest(brand: Brand, looks: Looks): Plugin {
  const file = 'site.webmanifest';
  let publicFolder = '';
  return {
    name: 'lobby:web-app-manifest',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: looks.tokens.color.header }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: `/${file}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', sizes: '16x16', href: looks.assets.favicon16 }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', sizes: '32x32', href: looks.assets.favicon32 }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', sizes: '180x180', href: looks.assets.appleTouchIcon },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      const source = `${JSON.stringify(manifestOf(brand, looks, publicFolder), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}
