import { contrastRatio, fromOklch, adjustForContrast, toOklch } from './color.ts';
import { contrastFailures } from './contrast.ts';
import { counterpart, highContrast } from './themeVariants.ts';
import { wireframe } from './wireframe.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('throws for an invalid colour', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
});

it('converts to OKLCH and back', () => {
  for (const hex of ['#12305a', '#ff7a1f', '#0f5c4a', '#e0509b']) expect(fromOklch(toOklch(hex))).toBe(hex);
});

it('makes a colour lighter until its contrast suffices', () => {
  const moved = adjustForContrast('#3a3a3a', ['#222222'], 4.5, 'lighter');
  expect(contrastRatio(moved, '#222222')).toBeGreaterThanOrEqual(4.5);
  expect(adjustForContrast('#ffffff', ['#000000'], 7, 'lighter')).toBe('#ffffff');
});

it('lists every pair with too little contrast', () => {
  const pale = { ...wireframe, color: { ...wireframe.color, muted: '#bbbbbb' } };
  expect(contrastFailures(pale).map((failure) => failure.split(':')[0])).toEqual([
    'muted on ground',
    'muted on surface',
    'muted on raised',
  ]);
  const hero = { ...wireframe, gradient: { ...wireframe.gradient, hero: 'linear-gradient(#ffffff, #333333)' } };
  expect(contrastFailures(hero)).toEqual([expect.stringContaining('onHero on gradient.hero')]);
  const banner = { ...wireframe, gradient: { ...wireframe.gradient, banner: 'linear-gradient(#ffffff, #333333)' } };
  expect(contrastFailures(banner)).toEqual([expect.stringContaining('onBanner on gradient.banner')]);
});

it('reports a gradient whose stops cannot be parsed', () => {
  const hero = { ...wireframe, gradient: { ...wireframe.gradient, hero: 'linear-gradient(#333333, #ccc)' } };
  expect(contrastFailures(hero)).toEqual([expect.stringContaining('onHero on gradient.hero: not a gradient')]);
});

it('inverts a theme and raises its contrast to AAA (A-173)', () => {
  expect(contrastFailures(counterpart(wireframe))).toEqual([]);
  expect(contrastRatio(counterpart(wireframe).color.ground, wireframe.color.ground)).toBeGreaterThan(10);
  expect(contrastFailures(wireframe, 'AAA')).not.toEqual([]);
  expect(contrastFailures(highContrast(wireframe), 'AAA')).toEqual([]);
});
