import type { ThemePreset, Theme } from './makeTheme.ts';
import type { ServedThemeResult } from './servedTheme.ts';
import type { AppliedAssets } from './themeTokens.ts';
import type { ThemeValue } from './ThemeProvider.tsx';

/** The brand's pictures, under those that the back end serves. */
export function themeValue(
  { assets: own }: Theme,
  preset: ThemePreset,
  served: Partial<AppliedAssets> = {},
): ThemeValue {
  const { counterpart, ...assets } = own;
  const { logo, desktopLogo = logo } = served;
  const isOwn = !logo && !desktopLogo;
  return { preset, assets: { ...assets, ...served, ...(isOwn ? { counterpart } : desktopLogo && { desktopLogo }) } };
}

/** What the page's settings say of its looks: by tokens, or as `root.themeSettings` of the back end has it. */
interface ServedSettings {
  tokens?: unknown;
  settings?: unknown;
}

/**
 * Applies a theme to the document before the first render: its class on `<html>`, on which `data-theme` names the preset
 * already, served settings over it, and their icons and the browser's colour in the head. The code for served settings is loaded
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
  // A page is made with icons and colour of the brand's own looks. Nothing waits for others, and without them the page has those.
  if (result?.applied || preset !== 'theme1')
    import('./documentHead.ts').then(({ setDocumentHead }) => setDocumentHead(value.assets)).catch(() => {});
  return { value, ...(result && !result.applied ? { rejected: result.reason } : {}) };
}
