import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** The measures of the kit's carousel with tiles of medium width, so that nothing moves when games come. */
export const row = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, overflow: 'hidden' });
export const head = style({ display: 'flex', alignItems: 'center', minHeight: vars.layout.target });
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gridAutoColumns: '10.5715rem',
  gap: vars.space.md,
  '@media': { [desktop]: { gridAutoColumns: '14.2858rem', gap: vars.space.lg } },
});
