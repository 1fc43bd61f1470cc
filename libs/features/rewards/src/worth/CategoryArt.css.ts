import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const tint = (share: string) => `color-mix(in srgb, ${color.onHero} ${share}, transparent)`;

/** On phones at the side of the words, on desktops above them. */
export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: '100%',
  overflow: 'hidden',
  background: color.primary,
  backgroundImage: `radial-gradient(circle at 70% 35%, ${tint('22%')}, transparent 60%), ${vars.gradient.hero}`,
  color: color.onHero,
  '@media': { [desktop]: { minHeight: '9.5rem' } },
});
export const drawing = style({
  width: '86%',
  maxWidth: '8rem',
  '@media': { [desktop]: { width: '8.5rem', maxWidth: 'none' } },
});

export const canvas = style({
  display: 'block',
  width: '100%',
  filter: 'drop-shadow(0 0.3rem 0.5rem rgb(0 0 0 / 0.35))',
});

export const body = style({ fill: color.onHero });
export const shade = style({ fill: color.tertiary, stroke: color.onHero, strokeWidth: 1.5 });
export const frame = style({ fill: color.tertiary });
export const bright = style({ fill: color.primary, stroke: color.onHero, strokeWidth: 1 });
export const mark = style({ fill: color.primary, opacity: 0.45 });
export const line = style({ fill: 'none', stroke: color.tertiary, strokeWidth: 4, strokeLinecap: 'round' });
