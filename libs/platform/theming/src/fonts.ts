import { globalFontFace } from '@vanilla-extract/css';

/** A self-hosted font family and the system font that is shown until it has loaded. */
export interface FontFamily {
  family: string;
  /** Weights and their files; `*` stands for the subset. A variable font has one file for a range. */
  files: Readonly<Record<string, string>>;
  /** Name of the fallback font, with metrics equal to the font's, so that the layout does not shift. */
  fallback: { family: string; local: readonly string[]; sizeAdjust: string; ascent: string; descent: string };
}

/** Latin and extended Latin, as Google Fonts cuts them; Japanese falls to the system's fonts. */
const subsets = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

export function writeFonts(fonts: readonly FontFamily[]) {
  for (const { family, files, fallback } of fonts) {
    for (const [weight, file] of Object.entries(files))
      for (const [subset, unicodeRange] of Object.entries(subsets))
        globalFontFace(`'${family}'`, {
          src: `url('${file.replace('*', subset)}') format('woff2')`,
          fontStyle: 'normal',
          fontWeight: weight,
          fontDisplay: 'swap',
          unicodeRange,
        });
    globalFontFace(`'${fallback.family}'`, {
      src: fallback.local.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: fallback.sizeAdjust,
      ascentOverride: fallback.ascent,
      descentOverride: fallback.descent,
      lineGapOverride: '0%',
    });
  }
}
