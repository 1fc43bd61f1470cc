import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

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
  padding: '0.2143rem',
  borderRadius: `max(${vars.radius.button}, ${vars.radiusScale.small})`,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.color.control}`,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': { background: vars.color.primary, backgroundImage: vars.gradient.primary, boxShadow: 'none' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const thumb = style({
  display: 'block',
  width: '1.5715rem',
  height: '1.5715rem',
  borderRadius: `max(${vars.radius.button} - 0.2143rem, ${vars.radiusScale.small} - 0.2143rem)`,
  background: vars.color.control,
  transition: `transform ${move}`,
  selectors: {
    '&[data-checked]': { transform: 'translateX(1.4286rem)', background: vars.color.onPrimary },
  },
});
