import { style } from '@vanilla-extract/css';
import { contrastFill, desktop, hover, vars } from '@lobby/theming';

const tint = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const title = style({
  paddingInline: vars.space.md,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
/** Rows with lines between them on phones, where the list is a page's content. */
export const cell = style({
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [desktop]: { selectors: { '& + &': { borderBlockStart: 0 } } } },
});
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: '3.7143rem',
  paddingInline: vars.space.md,
  borderRadius: `min(${vars.radius.button}, ${vars.radius.base})`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: -3 },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.sm,
    insetInlineStart: 0,
    width: 3,
    borderRadius: vars.radiusScale.full,
    background: vars.color.accent,
    ...contrastFill('1.5px'),
    opacity: 0,
  },
  selectors: {
    '&[aria-current]': { background: tint('9%') },
    '&[aria-current]::before': { opacity: 1 },
  },
  '@media': {
    [hover]: { ':hover': { background: tint('7%') } },
    [desktop]: { minHeight: vars.layout.target, fontSize: vars.text.md },
  },
});
export const mark = style({ display: 'grid', flex: 'none', color: vars.color.accent });
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const chevron = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.muted,
  '@media': { [desktop]: { display: 'none' } },
});
