import { globalStyle, style } from '@vanilla-extract/css';
import { writeBaseStyles } from './base.ts';
import { isDark } from './color.ts';
import { vars } from './contract.css.ts';
import { writeFonts } from './fonts.ts';
import type { FontFamily } from './fonts.ts';
import { scale } from './scale.ts';
import { counterpart, darkSet, highContrast, lightSet } from './themeVariants.ts';
import type { ThemeAssets, ThemeTokens } from './themeTokens.ts';

export const themePresets = ['theme1', 'theme2', 'theme3'] as const;
/** Named by the flag `theme`: the brand's own, its counterpart, high contrast. */
export type ThemePreset = (typeof themePresets)[number];

/** A built theme: the class for `<html>`, whose `data-theme` chooses the preset, and the brand's pictures. */
export interface Theme {
  className: string;
  assets: ThemeAssets;
}

type Tree = { readonly [key: string]: string | Tree };

function assign(contract: Tree, values: Tree): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    const name = contract[key];
    if (typeof value === 'string' && typeof name === 'string') result[name] = value;
    else if (typeof value === 'object' && typeof name === 'object') Object.assign(result, assign(name, value));
  }
  return result;
}

/** Fonts of Apple, Google and Microsoft, ahead of the system's own choice, which is a Chinese one where no Japanese is set up. */
const japaneseFonts = "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic Medium', Meiryo";
const withJapanese = (families: string) => families.replace(/, (?=system-ui|sans-serif|serif)/, `, ${japaneseFonts}, `);

const scheme = (tokens: ThemeTokens) => (isDark(tokens.color.ground) ? 'dark' : 'light');
const presetTokens = ({ color, gradient, jackpot, shadow, shape }: ThemeTokens): Tree => ({
  color,
  gradient,
  jackpot,
  shadow,
  shape: { border: shape.border },
});
const themeVars = (tokens: ThemeTokens, keys: Tree) => ({
  colorScheme: scheme(tokens),
  vars: assign(vars, keys),
});

/** Those of banners stay the page's, as its gradients of them do. */
const withoutBanners = ({ onBanner: _, onHeroAction: __, ...color }: ThemeTokens['color']) => color;

/**
 * Writes a brand's style sheet: fonts, base styles, three presets, and the schemes that a part of
 * the page may request by `data-scheme`. To be called in a `.css.ts` file.
 */
export function makeTheme(tokens: ThemeTokens, assets: ThemeAssets, fonts: readonly FontFamily[] = []): Theme {
  writeFonts(fonts);
  writeBaseStyles();
  const everything = { ...tokens, ...scale } as unknown as Tree;
  const variant = (preset: ThemePreset, set: ThemeTokens) => ({
    [`&[data-theme="${preset}"]`]: themeVars(set, presetTokens(set)),
  });
  const className = style(
    {
      ...themeVars(tokens, everything),
      selectors: {
        '&:lang(ja)': {
          vars: assign(vars, {
            font: { body: withJapanese(tokens.font.body), heading: withJapanese(tokens.font.heading) },
          }),
        },
        ...variant('theme2', counterpart(tokens)),
        ...variant('theme3', highContrast(tokens)),
      },
    },
    'theme',
  );
  for (const [name, set] of [
    ['light', lightSet(tokens)],
    ['dark', darkSet(tokens)],
  ] as const) {
    const { color, gradient, shadow } = set;
    globalStyle(`.${className}:not([data-theme="theme3"]) [data-scheme="${name}"]`, {
      color: vars.color.text,
      ...themeVars(set, {
        color: withoutBanners(color),
        gradient: { surface: gradient.surface, primary: gradient.primary },
        // Of cards inside; the window's own lies on the page.
        shadow: { low: shadow.low },
      }),
    });
  }
  return { className, assets };
}
