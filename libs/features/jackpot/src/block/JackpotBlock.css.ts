import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';
import { fadingArt, jackpotSurface } from '../settings/jackpotSurface.ts';

/** As high as the kit's large banner, whose skeleton reserves its room. */
export const banner = style({
  ...jackpotSurface,
  alignContent: 'end',
  // The link stands on the jackpot's ground, not on the page.
  vars: {
    [vars.gradient.primary]: `linear-gradient(${vars.jackpot.buttonBackground}, ${vars.jackpot.buttonBackground})`,
    [vars.color.primary]: vars.jackpot.buttonBackground,
    [vars.color.onPrimary]: vars.jackpot.darkBackground,
    [vars.color.primaryHover]: vars.jackpot.buttonBackground,
  },
  minHeight: '30rem',
  '@media': { [desktop]: { minHeight: '27rem', alignContent: 'space-between' } },
});
export const art = style({
  position: 'absolute',
  inset: '0 0 auto',
  ...fadingArt.phone,
  '@media': {
    [desktop]: fadingArt.desktop,
  },
});
globalStyle(`${art} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  paddingBlock: `11rem ${vars.space.lg}`,
  paddingInline: vars.space.xl,
  '@media': {
    [desktop]: { paddingBlock: `${vars.space.xxxl} ${vars.space.xl}`, paddingInline: vars.space.xxxl, maxWidth: '52%' },
  },
});
export const pots = style({
  padding: vars.space.lg,
  paddingBlockStart: 0,
  '@media': { [desktop]: { paddingInline: vars.space.xxxl, paddingBlockEnd: vars.space.xxl } },
});
