import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const besidePicture = style([
  alone,
  {
    gap: vars.space.xl,
    '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'stretch' } },
  },
]);
export const picture = style({
  order: 1,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  '@media': { [desktop]: { aspectRatio: 'auto', position: 'relative' } },
});
/** Beside the player's part it is as high as that. */
globalStyle(`${picture} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [desktop]: { position: 'absolute', inset: 0 } },
});
export const placeholder = style({ height: '6rem' });
