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
/** What there is of the part shares the height of the picture beside it. */
export const part = style([alone, { gap: vars.space.lg, minWidth: 0 }]);
export const picture = style({
  order: 1,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  // The choice alone is too low for a picture beside it.
  '@media': { [desktop]: { aspectRatio: 'auto', position: 'relative', minHeight: '13rem' } },
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
