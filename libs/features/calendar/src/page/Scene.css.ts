import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const tint = (share: string) => `color-mix(in srgb, ${color.onBanner} ${share}, transparent)`;

export const scene = style({ display: 'block' });
export const star = style({ fill: tint('80%') });
export const halo = style({ fill: tint('8%') });
export const moon = style({ fill: tint('88%') });
export const far = style({ fill: tint('12%') });
export const near = style({ fill: tint('24%') });
export const wood = style({ fill: tint('20%') });
export const tree = style({ fill: tint('42%') });
export const top = style({ fill: color.tertiary, stroke: color.onBanner, strokeWidth: 0.6 });
