import { desktop, handheld, short, vars } from '@lobby/theming';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { strip } from '../strip/strip.css.ts';

/** Where the bars at the top of the window end: messages come below them. */
const topBars = '--top-bars';
/** A large button. */
const cornerHeight = '3.7143rem';
// What gets the focus is scrolled out from below the bars and the corner (WCAG 2.4.11).
globalStyle('html', {
  vars: { [topBars]: `calc(${strip} + ${vars.layout.headerMobile})` },
  scrollPaddingBlock: `calc(var(${topBars}) + ${vars.space.sm}) calc(${vars.layout.bottomNav} + env(safe-area-inset-bottom) + ${vars.space.md} + ${cornerHeight})`,
  '@media': {
    [desktop]: {
      vars: { [topBars]: `calc(${strip} + ${vars.layout.headerDesktop} + ${vars.layout.target})` },
      scrollPaddingBlockEnd: `calc(${vars.space.xl} + ${cornerHeight})`,
    },
    // The bar alone stays there.
    [short]: { vars: { [topBars]: `calc(${strip} + ${vars.layout.headerMobile})` } },
  },
});

/** Keeps the room of the strip from the first paint on. What no rule can break, such as joined emoji, is cut at the window's edge. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: strip,
  overflowX: 'clip',
});
// On paper the page alone.
globalStyle(`${frame} > :not(main)`, { '@media': { print: { display: 'none' } } });

/** A running game has the whole window to itself on phones. */
export const immersive = style([frame, { height: '100dvh', overflow: 'hidden' }]);
// The game page has a bar of its own, with the clock and the balance of the header.
globalStyle(`${immersive} > header`, { '@media': { [handheld]: { display: 'none' } } });

const main = style({ flex: '1 1 auto', minWidth: 0, outline: 'none' });
// It takes the focus of a new page, and nothing can be done with it.
globalStyle(`${main} h1`, { outline: 'none' });
/** Fills the window by itself, so that the footer is below it from the start and never jumps. */
export const content = style([main, { minHeight: '100dvh' }]);
/** What the bars, and a notice above the game, leave of the window is the game's. */
export const stage = style([main, { minHeight: 0, display: 'flex', flexDirection: 'column' }]);

/** Keeps a notice above the page off the header. */
export const notice = style({ paddingBlockStart: vars.space.lg });

/** Right above the bar of phones; at the left on desktops, unless they are as low as a phone on its side: the words are there. */
export const corner = style({
  position: 'fixed',
  zIndex: 39,
  insetInlineEnd: `max(${vars.space.md}, env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.layout.bottomNav} + env(safe-area-inset-bottom) + ${vars.space.md})`,
  '@media': {
    [desktop]: {
      insetInline: `max(${vars.space.xl}, env(safe-area-inset-left)) auto`,
      insetBlockEnd: `max(${vars.space.xl}, env(safe-area-inset-bottom))`,
    },
  },
  // A prompt would cover it: it waits for the answer.
  selectors: { 'body:has([data-prompts]) &': { visibility: 'hidden' } },
});

export const skip = style({
  position: 'fixed',
  insetInlineStart: vars.space.md,
  top: vars.space.md,
  zIndex: 100,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.base,
  background: vars.color.raised,
  color: vars.color.text,
  transform: 'translateY(-200%)',
  // The shadow would reach into the page from above it.
  ':focus-visible': { transform: 'none', boxShadow: vars.shadow.high },
});

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Another page's code is on its way; the page on screen stays until it is there. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 90,
  height: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    width: '40%',
    background: vars.color.accent,
    animation: `${travel} 1s ${vars.motion.ease} infinite`,
  },
});
