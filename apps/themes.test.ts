/** @jest-environment-options {"styles": true} */
import { contrastFailures, contrastRatio, counterpart, desktop, highContrast, wireframe } from '@lobby/theming';
import { tokens as elmst } from './elmst/theme.ts';
import { tokens as elvel } from './elvel/theme.ts';
import { tokens as fortuneforge } from './fortuneforge/theme.ts';
import { tokens as frenwall } from './frenwall/theme.ts';
import { tokens as herion } from './herion/theme.ts';
import { theme } from './infiniza/theme.css.ts';
import { tokens as infiniza } from './infiniza/theme.ts';

const sets = { infiniza, frenwall, herion, fortuneforge, elmst, elvel, wireframe };

describe.each(Object.entries(sets))('%s', (_name, tokens) => {
  it('theme1 passes AA', () => {
    expect(contrastFailures(tokens)).toEqual([]);
  });
  it.each([tokens, highContrast(tokens)])(
    'has banners as light or dark as the page, as its pictures are: %#',
    (set) => {
      expect(contrastRatio(set.color.onBanner, set.color.ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('theme2, the counterpart, passes AA', () => {
    expect(contrastFailures(counterpart(tokens))).toEqual([]);
  });
  it('theme3, high contrast, passes AAA', () => {
    expect(contrastFailures(highContrast(tokens), 'AAA')).toEqual([]);
  });
});

it.each(['frenwall', 'elmst', 'wireframe'] as const)('theme2 of %s, a light brand, has dark banners', (name) => {
  const { color } = counterpart(sets[name]);
  expect(contrastRatio(color.onBanner, color.ground)).toBeGreaterThanOrEqual(4.5);
});

describe('the style sheet of a brand', () => {
  const sheet = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const ruleOf = (selector: string) => sheet().split(`${selector} {`)[1]?.split('}')[0] ?? '';

  it('makes 1rem 14 px at the browser’s default, as a share of the player’s own setting (R-9-049)', () => {
    expect(ruleOf('html')).toContain('font-size: 87.5%');
    expect(16 * 0.875).toBe(14);
  });
  it('gives the cards of a light window the light shadow, in a dark brand too', () => {
    const rule = ruleOf(`.${theme.className}:not([data-theme="theme3"]) [data-scheme="light"]`);
    expect(rule).toContain(`: ${counterpart(infiniza).shadow.low};`);
  });
  it('calls a window of 768 px and more desktop (R-9-047)', () => {
    // At the browsers' default font of 16 px: breakpoints follow the text.
    expect(desktop).toBe('screen and (min-width: 48rem)');
  });
  it('gives the page its fonts, sizes, line heights, weights and roundness (R-3-069)', () => {
    const rule = ruleOf(`.${theme.className}`);
    for (const token of [
      'font-heading',
      'heading-h1',
      'lineHeight-heading',
      'weight-h6',
      'radius-base',
      'radius-button',
    ])
      expect(rule).toMatch(new RegExp(`--${token}: \\S`));
    expect(rule).toContain(`--weight-h1: ${infiniza.weight.h1}`);
    expect(ruleOf('body')).toContain('font-family: var(--font-body)');
  });
  it('has a light scheme for parts of the page, except where contrast goes first (R-4-007, A-173)', () => {
    const rule = ruleOf(`.${theme.className}:not([data-theme="theme3"]) [data-scheme="light"]`);
    expect(rule).toContain(`--color-ground: ${counterpart(infiniza).color.ground}`);
    expect(rule).toContain('color-scheme: light');
  });
  it('hosts its fonts itself, extended Latin included (A-156)', () => {
    expect(sheet()).toContain('sora-latin-ext-wght-normal.woff2');
    expect(sheet()).not.toMatch(/url\(['"]?https?:/);
  });
  it('stops all motion for those who ask for it', () => {
    expect(sheet()).toContain('(prefers-reduced-motion: reduce)');
  });
});
