import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-1rem)' } });

/** As wide as a toast, or the screen. */
export const list = style({
  display: 'grid',
  gap: vars.space.sm,
  // A dialog at the side keeps the end for itself.
  width: 'min(100% - var(--toasts-end, 0px), 32rem)',
  marginInlineEnd: 'var(--toasts-end, 0px)',
  justifySelf: 'center',
  padding: `max(${vars.space.sm}, env(safe-area-inset-top)) ${vars.space.sm} ${vars.space.sm}`,
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  borderRadius: vars.radius.base,
  borderInlineStart: '4px solid',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  ...contrastFill('1px'),
  animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-status="closing"]': { opacity: 0 } },
});
export const kinds = styleVariants({
  success: { borderColor: vars.color.success },
  info: { borderColor: vars.color.info },
  warning: { borderColor: vars.color.warning },
  error: { borderColor: vars.color.danger },
});
export const marks = styleVariants({
  success: { color: vars.color.success },
  info: { color: vars.color.info },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
});
export const close = style({ pointerEvents: 'auto' });
export const mark = style({ display: 'grid' });
export const content = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.sm, overflowWrap: 'anywhere' });
// What can be pressed, beside the button that closes: presses on all else go through to the page.
globalStyle(`${content} a`, { pointerEvents: 'auto' });
