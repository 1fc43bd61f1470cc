import { globalFontFace } from '@vanilla-extract/css';

/** A self-hosted font family, and what the system's fonts need to take its room until it has loaded. */
export interface FontFamily {
  family: string;
  kind: 'sans-serif' | 'serif';
  /**
   * The weights that the theme uses and their files; `*` stands for the subset. A variable font has one file for a
   * range. A build cuts each file down to its weights and characters (`tools/vite/fonts.ts`).
   */
  files: Readonly<Record<string, string>>;
  /** The name that `font` of the tokens has for the system's fonts in the measures of this one. */
  fallback: string;
  /** Shares of the font's size. */
  ascent: number;
  descent: number;
  /** Width of running text in each weight; that of Arial's regular weight is 1. */
  widths: Readonly<Record<number, number>>;
  /** The theme shows this family in capitals alone: `widths` are theirs, and those of Arial's regular weight are 1. */
  isCapitals?: true;
}

/** The packages' files and what is used of each, as Google Fonts cuts them; Japanese falls to the system's fonts. */
const subsets = [
  [
    'latin-ext',
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ],
  // š and ž of Estonian and Finnish, so that these locales do not need all of the above for them. The last face wins.
  ['latin-ext', 'U+0160-0161, U+017D-017E'],
  [
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
] as const;

interface SystemFont {
  names: readonly string[];
  width: number;
  /** Width of labels, which are the text in weights from 500 on, where it is known to differ. */
  labelWidth?: number;
  /** Width of capitals, as above. */
  capitalsWidth?: number;
}

/** The systems' fonts with their width in running text, as above. A browser takes the last of those that it has. */
const systemFonts: Record<FontFamily['kind'], readonly { regular: SystemFont; bold: SystemFont }[]> = {
  'sans-serif': [
    {
      regular: { names: ['DejaVu Sans'], width: 1.133, labelWidth: 1.113 },
      bold: { names: ['DejaVu Sans Bold'], width: 1.284, labelWidth: 1.258, capitalsWidth: 1.11 },
    },
    {
      regular: { names: ['Roboto', 'Roboto Regular'], width: 0.997 },
      bold: { names: ['Roboto Bold'], width: 1.014, capitalsWidth: 0.933 },
    },
    {
      regular: { names: ['Arial', 'Liberation Sans'], width: 1 },
      bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 1.078, capitalsWidth: 1.012 },
    },
  ],
  serif: [
    {
      regular: { names: ['DejaVu Serif'], width: 1.154 },
      bold: { names: ['DejaVu Serif Bold'], width: 1.277 },
    },
    {
      regular: { names: ['Noto Serif'], width: 1.077 },
      bold: { names: ['Noto Serif Bold'], width: 1.147 },
    },
    {
      regular: { names: ['Times New Roman', 'Liberation Serif'], width: 0.91 },
      bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.969 },
    },
  ],
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export function writeFonts(fonts: readonly FontFamily[]) {
  for (const { family, kind, files, fallback, ascent, descent, widths, isCapitals } of fonts) {
    for (const [weight, file] of Object.entries(files))
      for (const [subset, unicodeRange] of subsets)
        globalFontFace(`'${family}'`, {
          src: `url('${file.replace('*', subset)}') format('woff2')`,
          fontStyle: 'normal',
          fontWeight: weight,
          fontDisplay: 'swap',
          unicodeRange,
        });
    for (const [weight, width] of Object.entries(widths))
      for (const { regular, bold } of systemFonts[kind]) {
        const system = Number(weight) >= 600 ? bold : regular;
        const systemWidth = isCapitals
          ? system.capitalsWidth
          : (Number(weight) >= 500 && system.labelWidth) || system.width;
        if (systemWidth === undefined)
          throw new Error(
            `The width of ${system.names[0]}'s capitals is not known, for ${family} in weight ${weight}.`,
          );
        const size = width / systemWidth;
        globalFontFace(`'${fallback}'`, {
          src: system.names.map((name) => `local('${name}')`).join(', '),
          fontWeight: weight,
          sizeAdjust: percent(size),
          ascentOverride: percent(ascent / size),
          descentOverride: percent(descent / size),
          lineGapOverride: '0%',
        });
      }
  }
}
