import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const short = style({});
export const pair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlock: vars.space.md,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    [`${short} > &`]: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.lg,
    },
  },
  '@media': {
    [desktop]: {
      selectors: {
        [`:not(${short}) > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
          gap: vars.space.lg,
          alignItems: 'baseline',
        },
      },
    },
  },
});
export const term = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  // A long value breaks before its short name does.
  selectors: { [`${short} > ${pair} > &`]: { flexShrink: 0, maxWidth: '60%' } },
});
export const value = style({
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { [`${short} > ${pair} > &`]: { textAlign: 'end' } },
});
export const hint = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.body,
  textWrap: 'balance',
});
