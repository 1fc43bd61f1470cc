import { desktop, vars } from '@lobby/theming';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { strip } from '../strip/strip.css.ts';

const smallest = '(max-width: 22rem)';

export const header = style({
  position: 'sticky',
  top: strip,
  zIndex: 20,
  flex: '0 0 auto',
  color: vars.color.onHeader,
  background: vars.color.header,
  boxShadow: vars.shadow.low,
  // A phone whose browser has twice the usual font size has no room for a balance in it.
  vars: {
    [vars.text.sm]: 'min(0.9286rem, 4vw)',
    [vars.text.xs]: 'min(0.8572rem, 3.7vw)',
  },
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

/** Narrow desktops leave the player's tools their room: what stands between and inside the entries gives way. */
const narrow = 'calc(4vw - 1.7rem)';
const roomy = `min(${vars.space.xl}, ${narrow})`;

const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.md,
  height: vars.layout.headerMobile,
  maxWidth: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [desktop]: { height: vars.layout.headerDesktop, gap: roomy } },
});

/** Where the end takes what is left, its start keeps its place while the player's tools come in. */
export const bars = styleVariants({
  default: [bar, { gridTemplateColumns: 'auto 1fr' }],
  layout1: [
    bar,
    {
      gridTemplateColumns: 'auto 1fr',
      '@media': { [desktop]: { gridTemplateColumns: '1fr auto minmax(max-content, 1fr)' } },
    },
  ],
  layout2: [bar, { gridTemplateColumns: 'auto 1fr', '@media': { [desktop]: { gridTemplateColumns: '1fr auto' } } }],
});

const startBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
  height: '100%',
  '@media': { [desktop]: { gap: roomy, vars: { [vars.space.md]: `min(0.8572rem, ${narrow})` } } },
});

/** Phones show nothing there when the logo stands in the middle: quick menu and menu are on the bottom bar. */
export const starts = styleVariants({
  default: [startBox],
  layout1: [startBox, { display: 'none', '@media': { [desktop]: { display: 'flex' } } }],
  layout2: [startBox],
});

const endBox = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  minWidth: 0,
  whiteSpace: 'nowrap',
  // Where the logo gives way, too.
  gridColumn: '-2 / -1',
});
export const ends = styleVariants({
  // As wide as what it holds, so that nothing of it moves when the start's font comes.
  basic: [endBox, { justifySelf: 'end' }],
  // A player's tools come in one by one.
  'signed-in': [endBox],
});

// Neither the smallest phones nor the narrowest desktops have room for a clock's symbol beside two balances.
globalStyle(`${endBox} svg:has(~ [role="timer"])`, {
  '@media': { [`${smallest}, ${desktop} and (max-width: 52rem)`]: { display: 'none' } },
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

export const logoLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  minHeight: vars.layout.target,
  borderRadius: vars.radiusScale.small,
  // A phone whose browser has twice the usual font size has no room for it beside a balance; the bar below leads home, too.
  '@media': { '(max-width: 17rem)': { display: 'none' } },
});
// Nor have the smallest phones beside a balance and a clock.
globalStyle(`${header}:has([role="timer"]) ${logoLink}`, { '@media': { [smallest]: { display: 'none' } } });

const inCounterpart = ':root[data-theme="theme2"]';
export const ownLogo = style({
  selectors: { [`${inCounterpart} &:not(:only-child)`]: { display: 'none' } },
});
export const counterpartLogo = style({
  display: 'none',
  selectors: { [`${inCounterpart} &`]: { display: 'block' } },
});

export const logoImage = style({ display: 'block', maxHeight: '2.6rem', width: 'auto' });

export const lobbyMenu = style({
  display: 'none',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What has no room in the line fades out; the room keeps the last item whole.
  paddingInlineEnd: vars.space.xl,
  maskImage: `linear-gradient(to left, transparent, #000 ${vars.space.xl})`,
  '@media': { [desktop]: { display: 'flex' } },
});

// A prerendered page has the served order: nothing is shown until that of the flag is there.
globalStyle(`:root[data-menu]:not([data-menu="menu1"]) ${lobbyMenu}[data-menu="menu1"] > *`, {
  visibility: 'hidden',
});

export const lobbyMenuItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.button,
  fontWeight: vars.weight.medium,
  opacity: 0.82,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { opacity: 1 },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-current="page"]': { opacity: 1, color: vars.color.accent } },
});

/** Of a tool whose code is on its way; hidden, so that it does not count as something that moves when the balance comes before it. */
export const toolRoom = style({ visibility: 'hidden', width: vars.layout.target, height: vars.layout.target });

export const desktopOnly = style({ display: 'none', '@media': { [desktop]: { display: 'inline-flex' } } });
