import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/**
 * It does not move: an animation off screen, where most placeholders are, is not the compositor's. The main thread
 * would recalculate the style of each in every frame, while it is busy with loading.
 */
export const skeleton = style({ display: 'block', maxWidth: '100%', background: vars.color.raised });
export const shapes = styleVariants({
  text: { height: '0.8em', marginBlock: '0.35em', borderRadius: vars.radiusScale.small },
  block: { height: '100%', borderRadius: vars.radius.base },
  button: { height: vars.layout.target, borderRadius: vars.radius.button },
});
/** For a word or a name. */
export const lengths = { xs: '4.5rem', sm: '6rem', md: '8rem', lg: '10rem' };
/** Shares are for a line of running text. */
export const widths = styleVariants({ ...lengths, half: '50%', most: '80%', full: '100%' }, (width) => ({ width }));
