import type { ThemePreset, Theme } from './makeTheme.ts';
import type { ServedThemeResult } from './servedTheme.ts';
import type { ThemeAssets, AppliedAssets } from './themeTokens.ts';
import type { ThemeValue } from './ThemeProvider.tsx';

type Icons = Pick<ThemeAssets, 'favicon16' | 'favicon32' | 'appleTouchIcon'>;

const icons = (assets: Icons) => [
  { rel: 'icon', sizes: '16x16', href: assets.favicon16 },
  { rel: 'icon', sizes: '32x32', href: assets.favicon32 },
  { rel: 'apple-touch-icon', sizes: '180x180', href: assets.appleTouchIcon },
];

function setIcons(assets: Icons, head: HTMLHeadElement) {
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
function setThemeColor(root: HTMLElement, head: HTMLHeadElement) {
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

/** The brand's pictures, under those that the back end serves. */
export function themeValue(theme: Theme, preset: ThemePreset, served: Partial<AppliedAssets> = {}): ThemeValue {
  const { logo, desktopLogo, favicon16, favicon32, appleTouchIcon } = served;
  const own = theme.assets;
  return {
    preset,
    assets: {
      logo: logo ?? own.logo,
      desktopLogo: desktopLogo ?? logo ?? own.desktopLogo,
      ...(!logo && !desktopLogo && { counterpart: own.counterpart }),
      favicon16: favicon16 ?? own.favicon16,
      favicon32: favicon32 ?? own.favicon32,
      appleTouchIcon: appleTouchIcon ?? own.appleTouchIcon,
    },
  };
}

/** What the page's settings say of its looks: by tokens, or as `root.themeSettings` of the back end has it. */
interface ServedSettings {
  tokens?: unknown;
  settings?: unknown;
}

/**
 * Applies a theme to the document before the first render: its class on `<html>`, on which `data-theme` names the preset
 * already, served settings over it, icons and the browser's colour in the head. The code for served settings is loaded
 * only where there are some. Returns the value for `ThemeProvider`, and why served settings were rejected, if they were.
 */
export async function applyTheme(
  theme: Theme,
  preset: ThemePreset,
  { tokens, settings }: ServedSettings = {},
): Promise<{ value: ThemeValue; rejected?: string }> {
  const root = document.documentElement;
  let result: ServedThemeResult | undefined;
  if (tokens !== undefined || settings !== undefined) {
    result = await import('./servedTheme.ts').then(
      ({ applyServedTheme, tokensOf }) => {
        // In one task: a browser that lays the page out with the brand's theme alone requests the brand's fonts.
        root.classList.add(theme.className);
        return applyServedTheme(tokens ?? tokensOf(settings), preset, root);
      },
      // The page then has the looks of its brand.
      (error: unknown): ServedThemeResult => ({
        applied: false,
        reason: `its code could not be loaded (${String(error)})`,
      }),
    );
  }
  root.classList.add(theme.className);
  const value = themeValue(theme, preset, result?.applied ? result.theme : {});
  setIcons(value.assets, document.head);
  setThemeColor(root, document.head);
  return { value, ...(result && !result.applied ? { rejected: result.reason } : {}) };
}
