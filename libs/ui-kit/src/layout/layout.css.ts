import { style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

const { space } = vars;
export const gaps = styleVariants({
  none: { gap: 0 },
  xxs: { gap: space.xxs },
  xs: { gap: space.xs },
  sm: { gap: space.sm },
  md: { gap: space.md },
  lg: { gap: space.lg },
  xl: { gap: space.xl },
  xxl: { gap: space.xxl },
  xxxl: { gap: space.xxxl },
});
export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0, maxWidth: '100%' });
export const inline = style({ display: 'flex', flexDirection: 'row', minWidth: 0, maxWidth: '100%' });
export const wraps = style({ flexWrap: 'wrap' });
export const grows = style({ flex: '1 1 0', minWidth: 0 });

export const grid = style({ display: 'grid' });
const column = (width: string, fill = 'auto-fit') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(100%, ${width}), 1fr))`,
});
/**
 * Minimum width of a column. Few tiles, shelves and offers keep their width (`auto-fill`), as do the first ones of a page that is still
 * arriving; other columns fill the row. Below half of the row, so that the smallest phones (320 px) have two columns as well.
 */
export const columns = styleVariants({
  tile: {
    ...column('min(10rem, 47%)', 'auto-fill'),
    '@media': { [desktop]: column('12.5rem', 'auto-fill') },
  },
  shelf: {
    ...column('min(10rem, 46%)', 'auto-fill'),
    '@media': { [desktop]: column('15rem', 'auto-fill') },
  },
  sm: column('15rem'),
  md: column('21rem'),
  lg: column('29rem', 'auto-fill'),
});

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: space.gutter });
export const widths = styleVariants({
  full: { maxWidth: 'none' },
  content: { maxWidth: vars.layout.container },
  reading: { maxWidth: '56rem' },
  form: { maxWidth: '34rem' },
});

/** Without a box of its own: visibility is inherited. */
export const reserved = style({ display: 'contents', visibility: 'hidden' });
export const notReserved = style({ display: 'contents' });

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
