import type { ThemeAssets } from './themeTokens.ts';

/** Icons and the browser's colour of the theme on the page, in place of those of the brand's own looks. */
export function setDocumentHead(assets: Icons): void {
  setIcons(assets, document.head);
  setThemeColor(document.documentElement, document.head);
}

type Icons = Pick<ThemeAssets, 'favicon16' | 'favicon32' | 'appleTouchIcon'>;

const icons = (assets: Icons) => [
  { rel: 'icon', sizes: '16x16', href: assets.favicon16 },
  { rel: 'icon', sizes: '32x32', href: assets.favicon32 },
  { rel: 'apple-touch-icon', sizes: '180x180', href: assets.appleTouchIcon },
];

function setIcons(assets: Icons, head: HTMLHeadElement): void {
  for (const { rel, sizes, href } of icons(assets)) {
    let link = head.querySelector<HTMLLinkElement>(
      rel === 'icon' ? `link[rel="icon"][sizes="${sizes}"]` : `link[rel="${rel}"]`,
    );
    if (!link) {
      link = document.createElement('link');
      link.rel = rel;
      head.append(link);
    }
    link.setAttribute('sizes', sizes);
    if (link.getAttribute('href') !== href) link.href = href;
  }
}

/** The browser's own bar on phones takes the header's colour. */
function setThemeColor(root: HTMLElement, head: HTMLHeadElement): void {
  const color = getComputedStyle(root).getPropertyValue('--color-header').trim();
  if (!color) return;
  let meta = head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    head.append(meta);
  }
  meta.content = color;
}
