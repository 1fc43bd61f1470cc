import { hover, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
  padding: vars.space.lg,
  borderRadius: vars.radius.base,
  border: `1px dashed ${vars.color.control}`,
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: vars.color.focus, background: vars.color.raised },
  },
});
/** Of equal width on touch screens. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.sm,
  '@media': { [hover]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md } },
});
/** Only where there is a camera at hand, and no pointer to drag with. */
export const camera = style({ display: 'grid', '@media': { [hover]: { display: 'none' } } });
export const drop = style({
  display: 'none',
  color: vars.color.muted,
  '@media': { [hover]: { display: 'inline' } },
});
