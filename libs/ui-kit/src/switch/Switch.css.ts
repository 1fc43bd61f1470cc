import { style } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

const move = `${vars.motion.fast} ${vars.motion.ease}`;
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minHeight: vars.layout.target,
  cursor: 'pointer',
});
export const text = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const hint = style({ color: vars.color.muted, fontSize: vars.text.sm });
export const track = style({
  flex: 'none',
  width: '3.4286rem',
  height: '2rem',
  padding: 'calc(0.2143rem - 2px)',
  borderRadius: `max(${vars.radius.button}, ${vars.radiusScale.small})`,
  background: vars.color.surface,
  border: `2px solid ${vars.color.control}`,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': {
      background: vars.color.primary,
      backgroundImage: vars.gradient.primary,
      backgroundOrigin: 'border-box',
      borderColor: 'transparent',
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const thumb = style({
  display: 'block',
  width: '1.5715rem',
  height: '1.5715rem',
  borderRadius: `max(${vars.radius.button} - 0.2143rem, ${vars.radiusScale.small} - 0.2143rem)`,
  background: vars.color.control,
  ...contrastFill('0.7858rem'),
  transition: `transform ${move}`,
  selectors: {
    '&[data-checked]': { transform: 'translateX(1.4286rem)', background: vars.color.onPrimary },
  },
});
