import { desktop, short, vars, wide } from '@lobby/theming';
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
  '@media': {
    // Wide windows have room for tools in the size of the page's text.
    [wide]: { vars: { [vars.text.sm]: vars.text.lg } },
    // The bar alone stays in sight: the row of the menu goes with the page.
    [short]: { display: 'contents', '::after': { display: 'none' } },
  },
});

/** Narrow desktops leave the player's tools their room: what stands between and inside the entries gives way. */
const narrow = 'calc(4vw - 1.7rem)';
const roomy = `min(${vars.space.xl}, ${narrow})`;
/** A column as wide as that on the other side of the middle. */
const side = 'minmax(max-content, 1fr)';

const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.md,
  height: vars.layout.headerMobile,
  maxWidth: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': {
    [smallest]: { gap: vars.space.sm },
    [desktop]: { height: vars.layout.headerDesktop, gap: roomy },
    [short]: {
      position: 'sticky',
      top: strip,
      zIndex: 20,
      flex: 'none',
      width: '100%',
      maxWidth: 'none',
      height: vars.layout.headerMobile,
      background: vars.color.header,
      boxShadow: vars.shadow.low,
    },
  },
});
/** In wide windows the logo is larger, where the menu has a row of its own. */
const spacious = style({});

/** Where the end takes what is left, its start keeps its place while the player's tools come in. */
export const bars = styleVariants({
  default: [
    bar,
    spacious,
    { gridTemplateColumns: 'auto 1fr', '@media': { [wide]: { gridTemplateColumns: `${side} auto ${side}` } } },
  ],
  layout1: [
    bar,
    spacious,
    {
      gridTemplateColumns: 'auto 1fr',
      '@media': { [desktop]: { gridTemplateColumns: `1fr auto ${side}`, gap: `max(${vars.space.md}, ${roomy})` } },
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
  // The quick menu stands in the middle.
  default: [startBox, { '@media': { [wide]: { display: 'contents' } } }],
  layout1: [startBox, { display: 'none', '@media': { [desktop]: { display: 'flex' } } }],
  // The menu stands there, too: its entries are closer together.
  layout2: [
    startBox,
    {
      '@media': {
        [desktop]: { vars: { [vars.space.md]: `min(${vars.space.sm}, ${narrow})`, [vars.space.xs]: vars.space.xxs } },
      },
    },
  ],
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
  '@media': { [smallest]: { gap: vars.space.xs }, [wide]: { gap: vars.space.md } },
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
    [short]: { width: '100%', maxWidth: 'none', background: vars.color.header },
  },
});

export const logoLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  justifySelf: 'start',
  minHeight: vars.layout.target,
  borderRadius: vars.radiusScale.small,
  // A phone whose browser has twice the usual font size has no room for it beside a balance; the bar below leads home, too.
  '@media': { '(max-width: 17rem)': { display: 'none' } },
});
// Nor have the smallest phones beside a clock and two amounts of millions.
globalStyle(`${header}:has([role="timer"]):has([data-long]) ${logoLink}`, {
  '@media': { [smallest]: { display: 'none' } },
});

const inCounterpart = ':root[data-theme="theme2"]';
export const ownLogo = style({
  selectors: { [`${inCounterpart} &:not(:only-child)`]: { display: 'none' } },
});
export const counterpartLogo = style({
  display: 'none',
  selectors: { [`${inCounterpart} &`]: { display: 'block' } },
});

export const logoImage = style({
  display: 'block',
  maxHeight: '2.6rem',
  width: 'auto',
  // Beside tools of players a long name becomes smaller in narrow windows.
  '@media': { [desktop]: { maxWidth: '18vw', objectFit: 'contain' } },
});
globalStyle(`${spacious} ${logoImage}`, { '@media': { [wide]: { height: '3rem', maxHeight: 'none' } } });

export const lobbyMenu = style({
  display: 'none',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What has no room in the line fades out; the room keeps the last item whole.
  paddingInlineEnd: vars.space.xl,
  scrollPaddingInlineEnd: vars.space.xl,
  maskImage: `linear-gradient(to left, transparent, #000 ${vars.space.xl})`,
  '@media': { [desktop]: { display: 'flex' } },
  selectors: {
    // From the middle outwards nothing moves as far when the font comes.
    [`${menuRow} &`]: { '@media': { [wide]: { justifyContent: 'safe center', paddingInlineStart: vars.space.xl } } },
  },
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
