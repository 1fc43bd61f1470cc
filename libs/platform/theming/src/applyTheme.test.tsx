import { render, screen, waitFor } from '@testing-library/react';
import { untilIdle } from '@lobby/testing';
import { ThemeProvider, useTheme } from './ThemeProvider.tsx';
import { applyTheme } from './applyTheme.ts';
import { wireframe, wireframeAssets } from './wireframe.ts';

const counterpart = { logo: { ...wireframeAssets.logo, url: '/dark.svg' }, desktopLogo: wireframeAssets.desktopLogo };
const theme = { className: 'one', assets: { ...wireframeAssets, counterpart } };
const root = document.documentElement;
const applied = (name: string) => root.style.getPropertyValue(name);

/** What a built style sheet would have set. */
function applyBuiltTheme() {
  for (const group of ['color', 'gradient', 'jackpot'] as const)
    for (const [key, value] of Object.entries(wireframe[group])) root.style.setProperty(`--${group}-${key}`, value);
}
beforeEach(() => {
  root.removeAttribute('style');
  root.className = '';
  document.head.innerHTML = '';
  applyBuiltTheme();
});

it('has the brand’s logos, and those of the preset with inverted colours (A-154, A-173)', async () => {
  const { preset, assets } = (await applyTheme(theme, 'theme3')).value;
  expect(root).toHaveClass('one');
  expect([preset, assets.logo.url, assets.counterpart?.logo.url]).toEqual(['theme3', '/logo.svg', '/dark.svg']);
});

it('has a served logo alone, in each preset (R-3-071)', async () => {
  const logo = { url: '/served.svg', width: 120, height: 30 };
  const { assets } = (await applyTheme(theme, 'theme2', { tokens: { logo } })).value;
  expect([assets.logo, assets.desktopLogo, assets.counterpart]).toEqual([logo, logo, undefined]);
});

it('applies served fonts, sizes, weights and roundness (R-3-069)', async () => {
  const served = {
    font: { heading: 'Georgia, serif' },
    heading: { h1: '4rem' },
    weight: { h3: '800' },
    lineHeight: { body: '1.7' },
    roundness: '3px',
    buttonRoundness: '20px',
  };
  expect((await applyTheme(theme, 'theme1', { tokens: served })).rejected).toBeUndefined();
  expect(applied('--font-heading')).toBe('Georgia, serif');
  expect(applied('--heading-h1')).toBe('4rem');
  expect(applied('--weight-h3')).toBe('800');
  expect(applied('--lineHeight-body')).toBe('1.7');
  expect(applied('--radius-base')).toBe('3px');
  expect(applied('--radius-button')).toBe('20px');
});

it('applies served colours, gradients and jackpot colours (R-3-070)', async () => {
  const served = {
    color: { primary: '#0b3d91', onPrimary: '#ffffff' },
    gradient: { primary: 'linear-gradient(90deg, #0b3d91, #143f80)' },
    jackpot: { highlight: '#ffd700' },
  };
  expect((await applyTheme(theme, 'theme1', { tokens: served })).rejected).toBeUndefined();
  expect(applied('--color-primary')).toBe('#0b3d91');
  expect(applied('--gradient-primary')).toBe('linear-gradient(90deg, #0b3d91, #143f80)');
  expect(applied('--jackpot-highlight')).toBe('#ffd700');
});

it('applies the theme settings that the back end has (R-3-069, R-3-070)', async () => {
  const settings = {
    __typename: 'ThemeSettings',
    bodyFont: null,
    headingFontSize: '4rem',
    headingWeight3: 800,
    buttonRoundness: '20px',
    primary: { __typename: 'ThemeColor', color: '#0b3d91', contrast: '#ffffff' },
    secondaryGradient: 'linear-gradient(90deg, #0b3d91, #143f80)',
    jackpot: { __typename: 'JackpotTheme', highlight: '#ffd700', body: null },
  };
  expect((await applyTheme(theme, 'theme1', { settings })).rejected).toBeUndefined();
  expect(applied('--heading-h1')).toBe('4rem');
  expect(applied('--weight-h3')).toBe('800');
  expect(applied('--radius-button')).toBe('20px');
  expect([applied('--color-primary'), applied('--color-onPrimary')]).toEqual(['#0b3d91', '#ffffff']);
  expect(applied('--gradient-primary')).toBe('linear-gradient(#0b3d91, #0b3d91)');
  expect(applied('--gradient-hero')).toBe('linear-gradient(90deg, #0b3d91, #143f80)');
  expect(applied('--jackpot-highlight')).toBe('#ffd700');
});

it.each([
  [{ primary: { color: '#dddddd', contrast: '#ffffff' }, roundness: '3px' }, /contrast: /],
  [{ logo: { url: 'javascript:alert(1)', width: 10, height: 10 } }, /logo\.url/],
  ['dark', /theme/],
])('rejects theme settings whole: %j', async (settings, reason) => {
  expect((await applyTheme(theme, 'theme1', { settings })).rejected).toMatch(reason);
  expect(applied('--radius-base')).toBe('');
});

it('checks contrast with short colours of a minified style sheet', async () => {
  for (const name of ['--color-onHero', '--color-onPrimary']) root.style.setProperty(name, '#fff');
  root.style.setProperty('--gradient-heroAction', 'linear-gradient(to right,#333,#333)');
  const legible = { color: { primary: '#0b3d91', primaryHover: '#143f80' } };
  expect((await applyTheme(theme, 'theme1', { tokens: legible })).rejected).toBeUndefined();
  const illegible = { color: { onHeroAction: '#444444' } };
  expect((await applyTheme(theme, 'theme1', { tokens: illegible })).rejected).toMatch(
    /onHeroAction on gradient\.heroAction/,
  );
});

it('rejects a whole set whose contrast is too low, and says why', async () => {
  const served = { color: { text: '#dddddd' }, roundness: '3px' };
  expect((await applyTheme(theme, 'theme1', { tokens: served })).rejected).toMatch(/contrast: text on ground/);
  expect(applied('--color-text')).toBe(wireframe.color.text);
  expect(applied('--radius-base')).toBe('');
});

it.each([
  ['a name for a colour', { color: { text: 'black' } }, /color\.text/],
  ['an unknown key', { color: { mauve: '#000000' } }, /mauve/],
  [
    'an address inside a gradient',
    { gradient: { hero: 'linear-gradient(url(https://x.test/#000000))' } },
    /gradient\.hero/,
  ],
  ['short colours in a gradient', { gradient: { hero: 'linear-gradient(#000000, #fff)' } }, /gradient\.hero/],
  ['names in a gradient', { gradient: { hero: 'linear-gradient(90deg, #000000, white)' } }, /gradient\.hero/],
  [
    'mixed colours in a gradient',
    { gradient: { primary: 'linear-gradient(#000000, color-mix(in srgb, #000000, white))' } },
    /gradient\.primary/,
  ],
  [
    'see-through colours in a gradient',
    { gradient: { hero: 'linear-gradient(#000000, #00000010)' } },
    /gradient\.hero/,
  ],
  ['a script for a logo', { logo: { url: 'javascript:alert(1)', width: 10, height: 10 } }, /logo\.url/],
  ['another site without scheme', { favicon16: '//x.test/i.png' }, /favicon16/],
  ['markup for a font', { font: { body: 'x;}</style>' } }, /font\.body/],
  ['no object', 'dark', /theme/],
])('rejects %s', async (_name, served, reason) => {
  const before = root.getAttribute('style');
  expect((await applyTheme(theme, 'theme1', { tokens: served })).rejected).toMatch(reason);
  expect(root.getAttribute('style')).toBe(before);
});

it('does not change the colours of other presets, whose contrast is guaranteed (A-173)', async () => {
  await applyTheme(theme, 'theme3', { tokens: { color: { primary: '#0b3d91' }, roundness: '3px' } });
  expect(applied('--color-primary')).toBe(wireframe.color.primary);
  expect(applied('--radius-base')).toBe('3px');
});

it('applies served logos, favicons and touch icon (R-3-071)', async () => {
  document.head.innerHTML = '<link rel="icon" sizes="16x16" href="/favicon-16.png">';
  const logo = { url: 'https://cdn.acme.test/logo.svg', width: 120, height: 30 };
  const served = { logo, favicon16: '/a16.png', favicon32: '/a32.png', appleTouchIcon: '/touch.png' };
  const { value } = await applyTheme(theme, 'theme1', { tokens: served });
  expect(value.assets.logo).toEqual(logo);
  expect(value.assets.desktopLogo).toEqual(logo);
  await waitFor(() => expect(document.querySelector('link[rel=apple-touch-icon]')).not.toBeNull());
  const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
  expect(document.querySelectorAll('link[sizes="16x16"]')).toHaveLength(1);
  expect(href('link[rel=icon][sizes="16x16"]')).toBe('/a16.png');
  expect(href('link[rel=icon][sizes="32x32"]')).toBe('/a32.png');
  expect(href('link[rel=apple-touch-icon]')).toBe('/touch.png');
});

it('sets the browser’s theme colour to that of the header in other looks than those for which the page is made', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#abcdef">';
  const color = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  await applyTheme(theme, 'theme1');
  await untilIdle();
  expect(color()).toBe('#abcdef');
  await applyTheme(theme, 'theme2');
  await waitFor(() => expect(color()).toBe(wireframe.color.header));
});

function Logo() {
  return <img alt="Acme" src={useTheme().assets.logo.url} />;
}
it('provides the theme inside its provider, and throws outside (R-8-034)', async () => {
  const { value } = await applyTheme(theme, 'theme1');
  render(
    <ThemeProvider value={value}>
      <Logo />
    </ThemeProvider>,
  );
  expect(screen.getByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/logo.svg');
  expect(() => render(<Logo />)).toThrow('useTheme is used outside ThemeProvider');
});

it('starts in the brand’s looks where the code for served settings cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('./servedTheme.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { applyTheme: apply } = await import('./applyTheme.ts');
  const { value, rejected } = await apply(theme, 'theme1', { tokens: { color: { primary: '#123456' } } });
  expect(value.assets.logo.url).toBe('/logo.svg');
  expect(rejected).toContain('Failed to fetch');
});
