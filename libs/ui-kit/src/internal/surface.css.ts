import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** What floats above the page: menus, lists of a select. */
export const floating = style({
  minWidth: '14rem',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'min(26rem, var(--available-height))',
  overflowY: 'auto',
  padding: vars.space.xs,
  borderRadius: vars.radius.base,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
    '&:focus-visible': { outline: 'none' },
  },
});
export const positioner = style({ zIndex: 60, outline: 'none' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  borderRadius: vars.radiusScale.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.surface,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
