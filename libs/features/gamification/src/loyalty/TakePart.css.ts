import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const besidePicture = style([
  alone,
  {
    gap: vars.space.xl,
    '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
  },
]);
export const picture = style({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  '@media': { [desktop]: { order: 1 } },
});
globalStyle(`${picture} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const placeholder = style({ height: '6rem' });
