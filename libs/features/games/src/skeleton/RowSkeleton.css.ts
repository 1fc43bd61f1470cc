import { style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** The sizes of the ui-kit's carousel with tiles, so that nothing shifts when the games arrive. */
export const row = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, overflow: 'hidden' });
export const head = style({ display: 'flex', alignItems: 'center', minHeight: vars.layout.target });
const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.md,
  '@media': { [desktop]: { gap: vars.space.lg } },
});
const column = (phone: string, large: string) => ({
  gridAutoColumns: phone,
  '@media': { [desktop]: { gridAutoColumns: large } },
});
export const sizes = styleVariants({
  sm: [tiles, column('8.8572rem', '11.7143rem')],
  md: [tiles, column('10.5715rem', '14.2858rem')],
});
