import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** The next drop stands on the brand's own scene, the others on a card. */
const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  minWidth: 0,
  padding: vars.space.xl,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  boxShadow: vars.shadow.low,
});
export const cards = styleVariants({
  next: [
    card,
    {
      background: vars.color.primary,
      backgroundImage: vars.gradient.hero,
      color: vars.color.onHero,
    },
  ],
  other: [
    card,
    {
      background: vars.color.surface,
      backgroundImage: vars.gradient.surface,
      color: vars.color.text,
      boxShadow: `inset 0 0 0 ${vars.shape.border} ${vars.color.border}`,
    },
  ],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: '1.8rem',
});
export const pot = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h1,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  marginBlockStart: 'auto',
});
export const time = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, fontSize: vars.text.sm });
export const tickets = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.lg,
});
/** As high as a card with all its lines. */
export const skeleton = style({ minHeight: '15rem', display: 'grid' });
