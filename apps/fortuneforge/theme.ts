import type { FontFamily, ThemeAssets, ThemeTokens } from '@lobby/theming';

/** Ember and metal: near black, orange to gold, cut corners, capitals. */
export const tokens: ThemeTokens = {
  color: {
    ground: '#100c0a',
    surface: '#1c1613',
    raised: '#2b211c',
    header: '#0a0706',
    onHeader: '#fff3e6',
    text: '#fff3e6',
    muted: '#c8b3a1',
    border: '#46362d',
    control: '#93796a',
    primary: '#ff7a1f',
    primaryHover: '#ff9446',
    onPrimary: '#170a02',
    secondary: '#3a2c25',
    onSecondary: '#ffe9d2',
    tertiary: '#ffc53d',
    onTertiary: '#1d1300',
    accent: '#ffc04d',
    onHero: '#ffffff',
    onHeroAction: '#170a02',
    success: '#8fdc72',
    onSuccess: '#0c2003',
    warning: '#ffd84d',
    onWarning: '#221a00',
    danger: '#ff8f7a',
    onDanger: '#2d0500',
    info: '#9cc7e8',
    onInfo: '#061c2c',
    focus: '#ffd76b',
  },
  gradient: {
    ground:
      'repeating-linear-gradient(135deg, rgb(255 255 255 / 0.018) 0 1px, transparent 1px 7px), radial-gradient(60rem 26rem at 50% 108%, rgb(255 92 20 / 0.3), transparent 70%), radial-gradient(40rem 18rem at 90% -6%, rgb(255 140 40 / 0.18), transparent 70%)',
    surface:
      'linear-gradient(180deg, rgb(255 220 190 / 0.07), transparent 40%), repeating-linear-gradient(90deg, rgb(255 255 255 / 0.012) 0 1px, transparent 1px 3px)',
    primary: 'linear-gradient(100deg, #ff6f1a, #ffc23d)',
    hero: 'linear-gradient(112deg, #170d08 30%, #6b2405 68%, #a84700)',
    heroAction: 'linear-gradient(100deg, #ff7f2e, #ffc23d)',
    rule: 'linear-gradient(90deg, #ff6a1a, #ffc53d)',
  },
  jackpot: {
    highlight: '#ffc53d',
    background: '#3a1a0b',
    darkBackground: '#140a06',
    backgroundGradient: 'linear-gradient(110deg, #1b0e08 20%, #7a2b06)',
    detailsContentBackground: '#33221a',
    detailsBackground: '#261912',
    detailsModalBackground: '#1a110d',
    body: '#fff0e0',
    backgroundContrast: '#ffffff',
    buttonBackground: '#ffb02e',
  },
  font: {
    body: "'Barlow', 'Barlow Fallback', system-ui, sans-serif",
    heading: "'Chakra Petch', 'Chakra Petch Fallback', system-ui, sans-serif",
  },
  heading: {
    h1: 'clamp(2.1429rem, 1.4rem + 2.8vw, 3.7143rem)',
    h2: 'clamp(1.4286rem, 1.15rem + 1vw, 1.9286rem)',
    h3: '1.2858rem',
    h4: '1.1429rem',
    h5: '1rem',
    h6: '0.9286rem',
  },
  weight: {
    body: '400',
    medium: '600',
    bold: '600',
    h1: '700',
    h2: '700',
    h3: '700',
    h4: '700',
    h5: '700',
    h6: '700',
  },
  lineHeight: { body: '1.5', heading: '1.05' },
  letter: { heading: '0.01em', headingCase: 'uppercase', button: '0.04em', buttonCase: 'uppercase' },
  radius: { base: '2px', button: '2px' },
  shape: {
    clip: 'polygon(0 0, calc(100% - 16px) 0, 100% 16px, 100% 100%, 16px 100%, 0 calc(100% - 16px))',
    buttonClip: 'polygon(0 0, calc(100% - 11px) 0, 100% 11px, 100% 100%, 11px 100%, 0 calc(100% - 11px))',
    border: '1px',
    rule: '4px',
    ruleWidth: '3.4286rem',
  },
  shadow: {
    low: '0 8px 20px rgb(0 0 0 / 0.6)',
    high: '0 30px 80px rgb(0 0 0 / 0.8)',
    glow: '0 4px 24px rgb(255 106 26 / 0.4)',
  },
};

export const assets: ThemeAssets = {
  logo: { url: '/logo-mark.svg', width: 36, height: 36 },
  desktopLogo: { url: '/logo.svg', width: 204, height: 36 },
  counterpart: {
    logo: { url: '/logo-mark-theme2.svg', width: 36, height: 36 },
    desktopLogo: { url: '/logo-theme2.svg', width: 204, height: 36 },
  },
  favicon16: '/favicon-16.png',
  favicon32: '/favicon-32.png',
  appleTouchIcon: '/apple-touch-icon.png',
};

export const fonts: readonly FontFamily[] = [
  {
    family: 'Chakra Petch',
    kind: 'sans-serif',
    files: {
      700: '@fontsource/chakra-petch/files/chakra-petch-*-700-normal.woff2',
    },
    fallback: 'Chakra Petch Fallback',
    ascent: 0.992,
    descent: 0.308,
    widths: { 700: 0.936 },
    isCapitals: true,
  },
  {
    family: 'Barlow',
    kind: 'sans-serif',
    files: {
      400: '@fontsource/barlow/files/barlow-*-400-normal.woff2',
      600: '@fontsource/barlow/files/barlow-*-600-normal.woff2',
    },
    fallback: 'Barlow Fallback',
    ascent: 1,
    descent: 0.2,
    widths: { 400: 0.959, 600: 0.983 },
  },
];
