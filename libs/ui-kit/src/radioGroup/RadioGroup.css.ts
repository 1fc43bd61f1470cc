import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const inline = style({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.xl });
/** The whole line is the target. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: vars.layout.target,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
});
/** A radio button or a checkbox in the theme's colours: the browser's own are grey boxes on dark grounds. */
export const control = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.4286rem',
  height: '1.4286rem',
  margin: 0,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.color.control}`,
  cursor: 'pointer',
  '::before': { content: '', transform: 'scale(0)', background: vars.color.onPrimary },
  ':checked': { background: vars.color.primary, backgroundImage: vars.gradient.primary, boxShadow: 'none' },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    '&:checked::before': { transform: 'none' },
    '&[type="radio"]': { borderRadius: vars.radiusScale.full },
    '&[type="radio"]::before': { width: '40%', height: '40%', borderRadius: vars.radiusScale.full },
    // Never so round that it looks like a radio button.
    '&[type="checkbox"]': { borderRadius: `min(${vars.radiusScale.small}, 0.2857rem)` },
    '&[type="checkbox"]::before': {
      width: '62%',
      height: '62%',
      clipPath: 'polygon(15% 42%, 0 58%, 38% 96%, 100% 22%, 84% 8%, 36% 64%)',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const text = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
