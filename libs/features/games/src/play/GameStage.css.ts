import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, handheld, sideBySide, sideways, vars } from '@lobby/theming';

/** Of one game, or of two: side by side, and one below the other once the window has become narrow. */
export const page = style({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  selectors: { '&[data-two]': { gap: vars.space.xs, background: vars.color.border } },
  '@media': { [sideBySide]: { flexDirection: 'row' } },
});
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.ground,
  // It takes the focus, and nothing can be done with it.
  outline: 'none',
});
// One below the other, each is nearly as high as a game that is alone; the page scrolls, and shows that there is another.
globalStyle(`${page}[data-two] > ${stage}`, {
  flex: '1 0 88%',
  minWidth: 0,
  '@media': { [sideBySide]: { flex: '1 1 0' } },
});
// A swipe down over a game would reload the page on Android, and end the round on screen.
globalStyle(`:root:has(${stage})`, { overscrollBehaviorY: 'contain' });
/** A layer of its own that never moves, so that the blur is computed once. */
export const backdrop = style({
  position: 'absolute',
  inset: '-2rem',
  zIndex: -1,
  filter: 'blur(28px) saturate(1.2) brightness(0.45)',
  pointerEvents: 'none',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 'none',
  minHeight: vars.layout.target,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [desktop]: { paddingInline: vars.space.lg },
    // It is the topmost bar there: it keeps clear of a notch.
    [handheld]: {
      paddingBlockStart: `max(${vars.space.xxs}, env(safe-area-inset-top))`,
      paddingInline: `max(${vars.space.xs}, env(safe-area-inset-left)) max(${vars.space.xs}, env(safe-area-inset-right))`,
      // Clock, two balances and four buttons need all of the width.
      gap: 0,
    },
  },
});
export const name = style({ flex: '1 1 0', minWidth: 0 });
export const line = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Clock and balance, on phones alone. */
export const headerParts = style({
  display: 'none',
  '@media': {
    [handheld]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      columnGap: vars.space.sm,
      minWidth: 0,
    },
  },
});
// What is left for the name beside a clock is less than a letter.
globalStyle(`${bar}:has([role="timer"]) ${name}`, { '@media': { '(max-width: 30rem)': { opacity: 0 } } });
globalStyle(`${headerParts} svg:has(~ [role="timer"])`, { '@media': { '(max-width: 52rem)': { display: 'none' } } });
/** On desktops alone: phones have too little room in the bar. */
export const fullscreen = style({
  display: 'none',
  '@media': { [desktop]: { display: 'inline' } },
});
/** The way to the second game of an address in a window without room for two. */
export const other = style({
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.md,
  background: vars.color.surface,
});
export const view = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  '@media': {
    [desktop]: { padding: `0 ${vars.space.lg} ${vars.space.sm}` },
    [handheld]: { padding: 0 },
  },
});
export const frame = style({
  width: '100%',
  height: '100%',
  background: 'transparent',
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  // Hidden while it loads; with `display: none` some games do not start.
  selectors: { '&[inert]': { opacity: 0 } },
  '@media': {
    [desktop]: { borderRadius: vars.radius.base, boxShadow: vars.shadow.high },
    [handheld]: { borderRadius: 0, boxShadow: 'none' },
  },
});
/** Covers the frame, which has to be rendered to load. */
export const layer = style({ position: 'absolute', inset: 0, display: 'grid' });
/**
 * The bars of a game, in a strip of their own below it, where they cover none of its buttons. On desktops a player may
 * drag one over the game.
 */
export const bars = style({
  gridRow: 2,
  zIndex: 2,
  display: 'flex',
  minWidth: 0,
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' }, '&[data-waiting]': { visibility: 'hidden' } },
  '@media': {
    [desktop]: {
      justifyContent: 'center',
      gap: vars.space.md,
      // As high as with a bar, which may have been moved over the game.
      minHeight: `calc(${vars.layout.target} + 2 * ${vars.space.sm})`,
      paddingBlockStart: vars.space.sm,
    },
    [handheld]: {
      // What opens covers the game from the strip upwards, as wide as the screen.
      position: 'relative',
      justifyContent: 'flex-start',
      gap: 0,
      paddingBlock: `0 env(safe-area-inset-bottom)`,
    },
    // A strip would take a fifth of the height: they stand in the bar above the game, in place of its name.
    [sideways]: {
      position: 'absolute',
      // Of the whole view, in place of its last row.
      gridRow: 'auto',
      insetBlockEnd: '100%',
      insetInlineStart: `calc(${vars.layout.target} + ${vars.space.md} + env(safe-area-inset-left))`,
      minHeight: 0,
      paddingBlock: 0,
    },
  },
});
globalStyle(`${stage}[data-bars] ${name}`, { '@media': { [sideways]: { opacity: 0 } } });
/** The room of a bar whose code loads. */
export const barRoom = style({ flex: '1 1 auto', minHeight: `calc(${vars.layout.target} + ${vars.space.sm})` });
export const centre = style({ display: 'grid', placeItems: 'safe center', padding: vars.space.lg, overflow: 'auto' });
export const curtain = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  // Opaque enough for legible text over any picture.
  background: `color-mix(in srgb, ${vars.color.ground} 84%, transparent)`,
  color: vars.color.text,
});
const artFrame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  boxShadow: vars.shadow.high,
});
export const art = styleVariants({
  portrait: [artFrame, { width: 'min(44vw, 15rem)', aspectRatio: '3 / 4' }],
  square: [artFrame, { width: 'min(52vw, 17rem)', aspectRatio: '1' }],
  landscape: [artFrame, { width: 'min(60vw, 20rem)', aspectRatio: '4 / 3' }],
});
export const progress = style({ width: 'min(60vw, 20rem)' });
