import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

const move = `${vars.motion.base} ${vars.motion.ease}`;
export const accordion = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  width: '100%',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.md,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  fontSize: vars.text.lg,
  overflowWrap: 'anywhere',
});
export const mark = style({
  flex: 'none',
  display: 'grid',
  color: vars.color.accent,
  transition: `transform ${move}`,
  selectors: { [`${trigger}[data-panel-open] &`]: { transform: 'rotate(180deg)' } },
});
export const panel = style({
  overflow: 'hidden',
  transition: `opacity ${move}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
export const content = style({ paddingBlockEnd: vars.space.lg, color: vars.color.muted });
