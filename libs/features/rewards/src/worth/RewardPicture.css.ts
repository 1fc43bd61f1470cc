import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
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
