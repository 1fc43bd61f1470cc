import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, low, vars } from '@lobby/theming';
import { region as toasts } from '../toast/ToastRegion.css.ts';

const move = `${vars.motion.slow} ${vars.motion.ease}`;
const away = '&[data-starting-style], &[data-ending-style]';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: vars.scrim.color,
  transition: `opacity ${move}`,
  selectors: { [away]: { opacity: 0 } },
});
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 51,
  display: 'grid',
  overflow: 'hidden',
});
export const popup = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: '100%',
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  color: vars.color.text,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  boxShadow: vars.shadow.high,
  outline: 'none',
  transition: `transform ${move}, opacity ${move}`,
  // All of it scrolls, not its body alone.
  '@media': { [low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

/** What toasts leave of the window's height. */
const room = '100dvh - var(--messages, 0px)';

/** Sheets from the lower edge on phones, boxes in the middle on desktop. */
const largeRadius = vars.radiusScale.large;
const sheet = {
  alignSelf: 'end',
  maxHeight: `min(92dvh, ${room})`,
  borderRadius: `${largeRadius} ${largeRadius} 0 0`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const;
const box = {
  alignSelf: 'center',
  justifySelf: 'center',
  // In the middle, with as much room below.
  maxHeight: `min(90dvh, 60rem, ${room} - var(--messages, 0px))`,
  borderRadius: largeRadius,
  paddingBlockEnd: 0,
} as const;
export const placements = styleVariants({
  sheet: {
    ...sheet,
    selectors: { [away]: { transform: 'translateY(100%)' } },
    '@media': { [desktop]: { ...box, selectors: { [away]: { transform: 'scale(0.96)', opacity: 0 } } } },
  },
  center: {
    ...box,
    width: `calc(100% - 2 * ${vars.space.lg})`,
    selectors: { [away]: { transform: 'scale(0.96)', opacity: 0 } },
  },
  side: {
    justifySelf: 'end',
    alignSelf: 'end',
    height: `calc(${room})`,
    borderRadius: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    selectors: { [away]: { transform: 'translateX(100%)' } },
    // Toasts are beside it.
    '@media': { [desktop]: { height: '100dvh' } },
  },
  full: {
    alignSelf: 'end',
    height: `calc(${room})`,
    borderRadius: 0,
    selectors: { [away]: { opacity: 0 } },
  },
});
export const sizes = styleVariants({
  sm: { '@media': { [desktop]: { maxWidth: '30rem' } } },
  md: { '@media': { [desktop]: { maxWidth: '40rem' } } },
  lg: { '@media': { [desktop]: { maxWidth: '64rem' } } },
});
/** A panel at the side leaves a strip of the page in sight. */
export const sideWidth = style({ maxWidth: 'min(28rem, 88vw)' });
export const fullWidth = style({ maxWidth: 'none' });

// Toasts come over the page's bars, which cannot be pressed meanwhile, and on desktops beside a panel. The properties are
// set where they are used: everything inherits from the body, and the browser would compute the style of the whole page again.
globalStyle(`body:has(${popup}) ${toasts}`, { vars: { '--top-bars': '0px' } });
globalStyle(`body:has(${sideWidth}) ${toasts}`, { '@media': { [desktop]: { vars: { '--toasts-end': '28rem' } } } });

export const head = style({
  display: 'flex',
  // A long title keeps its lines: the body is what gives way.
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.layout.target,
  padding: `${vars.space.lg} ${vars.space.xl} 0`,
});
export const title = style({ minWidth: 0, flex: 1, overflowWrap: 'anywhere' });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.lg} ${vars.space.xl} ${vars.space.xl}`,
  color: vars.color.text,
  '@media': { [low]: { overflowY: 'visible' } },
  // The box ends where the dialog ends: a ring outside of it would be cut off.
  ':focus-visible': { outlineOffset: -3 },
});
export const bare = style({ padding: 0 });
export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.xl} ${vars.space.xl}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
/** Buttons share the line. */
globalStyle(`${footer} > *`, { flex: '1 1 9rem' });
