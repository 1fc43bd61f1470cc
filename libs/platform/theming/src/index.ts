export {
  widerThanContainer,
  desktop,
  handheld,
  hover,
  low,
  reducedMotion,
  short,
  sideBySide,
  sideways,
  wide,
} from './breakpoints.ts';
export { useMediaQuery } from './useMediaQuery.ts';
export { contrastFill } from './contrastFill.ts';
export { fadedEdges } from './fadedEdges.ts';
export { contrastRatio } from './color.ts';
export { contrastFailures, measurePairs } from './contrast.ts';
export { loadFontStylesheet } from './fontStylesheet.ts';
export type { FontFamily } from './fonts.ts';
export { vars } from './contract.css.ts';
export { makeTheme, themePresets } from './makeTheme.ts';
export type { ThemePreset, Theme } from './makeTheme.ts';
export { ThemeProvider, useTheme, type ThemeValue } from './ThemeProvider.tsx';
export type { ThemeAssets, LogoImage, ThemeTokens, HeadingLevel } from './themeTokens.ts';
export { counterpart, highContrast } from './themeVariants.ts';
export { wireframe, wireframeAssets } from './wireframe.ts';
export { applyTheme, themeValue } from './applyTheme.ts';
export { paletteVariables } from './palette.ts';
