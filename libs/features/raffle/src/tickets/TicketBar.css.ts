import { style } from '@vanilla-extract/css';
import { handheld, hover, sideways, vars } from '@lobby/theming';

/** As wide as its words: the rest of the row lets clicks through to the game. */
export const place = style({
  position: 'relative',
  minWidth: 0,
  pointerEvents: 'auto',
  // No room above a game on a phone in landscape; the raffle's page has them.
  '@media': { [sideways]: { display: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  maxWidth: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.button,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  color: vars.color.text,
  fontSize: vars.text.sm,
  '@media': {
    [hover]: { ':hover': { background: vars.color.raised } },
    // It shares the width of a phone with the jackpot's bar.
    [handheld]: {
      gap: vars.space.sm,
      height: '100%',
      paddingInline: vars.space.md,
      borderRadius: 0,
      fontSize: vars.text.xs,
    },
  },
});
/** On small phones the bar has room for the tickets alone; opened, it shows the time of each drop. */
export const timeLeft = style({ '@media': { 'screen and (max-width: 25rem)': { display: 'none' } } });
export const mark = style({ display: 'inline-flex', '@media': { [handheld]: { display: 'none' } } });
export const tickets = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});
/** Opens upwards over the game, for as long as the player wants it. */
export const panel = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${vars.space.sm})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: vars.space.sm,
  width: 'max-content',
  maxWidth: `min(24rem, calc(100vw - 2 * ${vars.space.md}))`,
  padding: vars.space.lg,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  color: vars.color.text,
});
export const list = style({ display: 'grid', gap: vars.space.md });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xl,
  fontSize: vars.text.sm,
});
export const drop = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const time = style({ color: vars.color.muted });
