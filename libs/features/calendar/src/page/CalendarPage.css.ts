import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
export const countdown = style({ display: 'grid', gap: vars.space.sm, fontWeight: vars.weight.medium });
/** Doors keep the size of a hand's reach, not of the window. */
export const doors = style({ width: '100%', maxWidth: '72rem', marginInline: 'auto' });
