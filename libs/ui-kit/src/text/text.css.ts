import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const heading = style({
  fontFamily: vars.font.heading,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  textTransform: vars.letter.headingCase as 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export const headings = styleVariants(
  Object.fromEntries(levels.map((level) => [level, level])) as Record<(typeof levels)[number], (typeof levels)[number]>,
  (level) => ({ fontSize: vars.heading[level], fontWeight: vars.weight[level] }),
);
/** The brand's line under (or, at full width, all along under) a heading. */
export const ruled = style({
  paddingBottom: vars.space.sm,
  backgroundImage: vars.gradient.rule,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left bottom',
  backgroundSize: `${vars.shape.ruleWidth} ${vars.shape.rule}`,
});

/** Long words break in rows and grids too, which `break-word` would widen to the longest word. */
export const text = style({ overflowWrap: 'anywhere' });
export const sizes = styleVariants({ xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl' } as const, (size) => ({
  fontSize: vars.text[size],
}));
export const tones = styleVariants({
  inherit: { color: 'inherit' },
  text: { color: vars.color.text },
  muted: { color: vars.color.muted },
  accent: { color: vars.color.accent },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
});
export const weights = styleVariants({
  body: { fontWeight: vars.weight.body },
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
  end: { textAlign: 'end' },
});
export const truncated = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const figures = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });

export const link = style({
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radiusScale.small,
  ':hover': { textDecorationThickness: 2 },
});
export const linkAlone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  // Beside a long heading it keeps its width.
  flexShrink: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
