import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  marginBlock: vars.space.lg,
  paddingTop: vars.space.md,
  borderTop: `1px solid ${vars.color.border}`,
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.bold } },
});
