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
export const control = style({
  flex: 'none',
  width: '1.4286rem',
  height: '1.4286rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
export const text = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
