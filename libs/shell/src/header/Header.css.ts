import { desktop, vars } from '@lobby/theming';
import { style, styleVariants } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  flex: '0 0 auto',
  color: vars.color.onHeader,
  background: vars.color.header,
  boxShadow: vars.shadow.low,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: vars.shape.rule,
    backgroundImage: vars.gradient.rule,
    opacity: 0.55,
    pointerEvents: 'none',
  },
});

const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.md,
  height: vars.layout.headerMobile,
  maxWidth: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [desktop]: { height: vars.layout.headerDesktop, gap: vars.space.xl } },
});

export const bars = styleVariants({
  default: [bar, { gridTemplateColumns: '1fr auto' }],
  layout1: [
    bar,
    {
      gridTemplateColumns: 'auto 1fr',
      '@media': { [desktop]: { gridTemplateColumns: '1fr auto 1fr' } },
    },
  ],
  layout2: [bar, { gridTemplateColumns: '1fr auto' }],
});

const startBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
  height: '100%',
  '@media': { [desktop]: { gap: vars.space.xl } },
});

/** Phones show nothing there when the logo stands in the middle: quick menu and menu are on the bottom bar. */
export const starts = styleVariants({
  default: [startBox],
  layout1: [startBox, { display: 'none', '@media': { [desktop]: { display: 'flex' } } }],
  layout2: [startBox],
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  minWidth: 0,
});

/** Below the bar; phones have the menu in the bottom bar's sheet. */
export const menuRow = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'block',
      maxWidth: vars.layout.container,
      marginInline: 'auto',
      paddingInline: vars.space.gutter,
    },
  },
});
