import { contrastRatio, isDark, adjustForContrast, withLightness } from './color.ts';
import { fills, grounds, levels, textColors } from './contrast.ts';
import type { Level } from './contrast.ts';
import type { ThemeTokens } from './themeTokens.ts';

type Colors = ThemeTokens['color'];

/** Makes texts, outlines and fills lighter or darker until all pairs have the contrast of `level`. */
function ensureContrast(colors: Colors, level: Level): Colors {
  const { text, control } = levels[level];
  const dark = isDark(colors.ground);
  const away = dark ? 'lighter' : 'darker';
  const on = dark ? '#000000' : '#ffffff';
  const backs = grounds.map((role) => colors[role]);
  const result = { ...colors };
  for (const role of textColors) result[role] = adjustForContrast(result[role], backs, text, away);
  for (const role of ['control', 'focus'] as const)
    result[role] = adjustForContrast(result[role], [...backs, result.header], control, away);
  for (const [fill, front] of fills) {
    if (fill === 'header') continue;
    const visible = fill !== 'primary' || backs.every((b) => contrastRatio(colors[fill], b) >= control);
    if (visible && contrastRatio(result[fill], result[front]) >= text && front !== 'onPrimary') continue;
    result[front] = on;
    result[fill] = adjustForContrast(result[fill], [on], text, away);
    if (fill === 'primary') result[fill] = adjustForContrast(result[fill], backs, control, away);
  }
  result.onHeader = adjustForContrast(result.onHeader, [result.header], text, away);
  return result;
}

/** theme2: a dark set of a light brand or the other way round: hues stay, the lightness of the neutrals is inverted. */
export function counterpart(tokens: ThemeTokens): ThemeTokens {
  const { color } = tokens;
  const dark = isDark(color.ground);
  // White has no hue to make a dark set of: the text's is taken.
  const base = dark ? color.ground : color.text;
  const inverted: Colors = {
    ...color,
    ground: withLightness(base, dark ? 0.97 : 0.2, dark ? 0.18 : 0.8),
    surface: withLightness(base, dark ? 0.995 : 0.25, dark ? 0.05 : 0.8),
    raised: withLightness(base, dark ? 0.935 : 0.31, dark ? 0.25 : 0.8),
    header: withLightness(base, dark ? 0.995 : 0.2, dark ? 0.05 : 0.8),
    border: withLightness(base, dark ? 0.87 : 0.4, dark ? 0.3 : 0.8),
    control: withLightness(color.control, dark ? 0.58 : 0.62, 0.6),
    text: withLightness(color.ground, dark ? 0.24 : 0.96, dark ? 1 : 0.5),
    onHeader: withLightness(color.ground, dark ? 0.24 : 0.96, dark ? 1 : 0.5),
    muted: withLightness(color.muted, dark ? 0.47 : 0.76, 0.9),
    secondary: dark ? withLightness(color.secondary, 0.9, 0.35) : color.secondary,
    onSecondary: dark ? withLightness(color.ground, 0.24) : color.onSecondary,
    accent: withLightness(color.accent, dark ? 0.5 : 0.8),
    focus: withLightness(color.focus, dark ? 0.45 : 0.85),
  };
  const colors = ensureContrast(inverted, 'AA');
  // A bright gradient's second hue turns muddy when darkened to be written on.
  const primary = `linear-gradient(100deg, ${colors.primary}, ${colors.primaryHover})`;
  // A dark banner goes with a light page; a light one on a dark page would blind.
  const darkBanner = !dark && {
    banner: `linear-gradient(115deg, ${colors.surface}, ${colors.raised})`,
    heroAction: primary,
  };
  return {
    ...tokens,
    color: darkBanner ? { ...colors, onBanner: colors.text, onHeroAction: colors.onPrimary } : colors,
    gradient: {
      ...tokens.gradient,
      ground: `linear-gradient(${colors.raised}, ${colors.ground} 40rem)`,
      surface: 'none',
      primary,
      ...darkBanner,
    },
    shadow: dark
      ? { ...tokens.shadow, low: '0 2px 10px rgb(0 0 0 / 0.12)', high: '0 20px 60px rgb(0 0 0 / 0.28)' }
      : tokens.shadow,
  };
}

/** theme3: the brand's hues at AAA, without glow and gradients. */
export function highContrast(tokens: ThemeTokens): ThemeTokens {
  const { color } = tokens;
  const dark = isDark(color.ground);
  const push = (hex: string, l: number) => withLightness(hex, l, dark ? 0.6 : 0.3);
  const extreme = dark ? '#ffffff' : '#000000';
  const colors = ensureContrast(
    {
      ...color,
      ground: push(color.ground, dark ? 0.1 : 0.995),
      surface: push(color.surface, dark ? 0.16 : 1),
      raised: push(color.raised, dark ? 0.22 : 0.96),
      header: push(color.header, dark ? 0.1 : 1),
      text: extreme,
      onHeader: extreme,
      border: withLightness(color.border, dark ? 0.72 : 0.42),
      focus: extreme,
    },
    'AAA',
  );
  const flat = (hex: string) => `linear-gradient(${hex}, ${hex})`;
  return {
    ...tokens,
    color: { ...colors, onHero: colors.onPrimary, onBanner: colors.text, onHeroAction: colors.onPrimary },
    gradient: {
      ground: 'none',
      surface: 'none',
      primary: flat(colors.primary),
      hero: flat(colors.primary),
      // As light or dark as the pictures that fade into it.
      banner: flat(colors.raised),
      heroAction: flat(colors.primary),
      rule: flat(colors.accent),
    },
    jackpot: {
      highlight: colors.accent,
      background: colors.surface,
      darkBackground: colors.ground,
      backgroundGradient: flat(colors.surface),
      detailsContentBackground: colors.raised,
      detailsBackground: colors.surface,
      detailsModalBackground: colors.ground,
      body: colors.text,
      backgroundContrast: colors.text,
      buttonBackground: adjustForContrast(colors.primary, [colors.ground], 7, dark ? 'lighter' : 'darker'),
    },
    shape: { ...tokens.shape, border: '2px' },
    shadow: { low: 'none', high: 'none', glow: 'none' },
  };
}

/** The set for surfaces that stay light whatever the brand (the cashier's, R-4-007). */
export const lightSet = (tokens: ThemeTokens) => (isDark(tokens.color.ground) ? counterpart(tokens) : tokens);
export const darkSet = (tokens: ThemeTokens) => (isDark(tokens.color.ground) ? tokens : counterpart(tokens));
