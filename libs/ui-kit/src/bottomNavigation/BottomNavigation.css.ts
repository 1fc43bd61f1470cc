import { style, styleVariants } from '@vanilla-extract/css';
import { contrastFill, desktop, vars } from '@lobby/theming';

/** Phones only. */
export const bar = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  insetBlockEnd: 0,
  background: vars.color.header,
  color: vars.color.onHeader,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  outline: `1px solid ${vars.color.border}`,
  '@media': { [desktop]: { display: 'none' } },
});
export const list = style({
  display: 'grid',
  minHeight: vars.layout.bottomNav,
});
/** By the number of items: those that the parser has not reached yet have their places in the first paint. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => ({
  gridTemplateColumns: `repeat(${count}, 1fr)`,
}));
export const spacer = style({
  height: `calc(${vars.layout.bottomNav} + env(safe-area-inset-bottom))`,
  '@media': { [desktop]: { display: 'none' } },
});
export const cell = style({ display: 'grid', minWidth: 0 });
export const item = style({
  position: 'relative',
  display: 'flex',
  // The icon is above the label, whose text begins the name: a badge on the icon comes after it.
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.xxs,
  // Long words of neighbours would touch on the smallest phones, and in large type.
  fontSize: `min(${vars.text.xs}, 3.3vw)`,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  ':focus-visible': { outlineOffset: -4 },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    width: '2.2858rem',
    height: 3,
    backgroundImage: vars.gradient.rule,
    ...contrastFill('1.5px'),
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: { '&[aria-current="page"]::before': { transform: 'scaleX(1)' } },
});
export const label = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const mark = style({ position: 'relative', display: 'grid', placeItems: 'center', height: '2.1429rem' });
/** The one main action of the bar. */
export const emphasis = style({
  width: 'min(3.4286rem, 100%)',
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.color.primary,
  backgroundImage: vars.gradient.primary,
  color: vars.color.onPrimary,
});
export const badge = style({ position: 'absolute', insetBlockStart: '-0.4286rem', insetInlineStart: '60%' });
