import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

const layout = style({ display: 'grid', height: '100%', gridTemplateRows: 'auto 1fr' });
export const layouts = styleVariants({
  card: [layout],
  split: [
    layout,
    { '@media': { [desktop]: { gridTemplateRows: 'auto', gridTemplateColumns: '1.1fr 1fr', alignItems: 'stretch' } } },
  ],
});
export const art = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
});
globalStyle(`${art} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ padding: vars.space.xl, alignSelf: 'center' });
export const terms = style({ width: '100%', color: vars.color.muted, fontSize: vars.text.sm });
export const summary = style({
  minHeight: vars.layout.target,
  display: 'list-item',
  alignContent: 'center',
  width: 'fit-content',
  cursor: 'pointer',
});
