import { style } from '@vanilla-extract/css';
import { desktop, hover, vars } from '@lobby/theming';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
/** The room of one line, such as a notice above the lobby's blocks, while its code loads. */
export const lineRoom = style({ minHeight: vars.layout.target });
/** The room of the registration on the lobby page, while its code loads. */
export const registrationRoom = style({ minHeight: '25rem' });
/** Of two such lines. */
export const linesRoom = style({ minHeight: `calc(2 * ${vars.layout.target} + ${vars.space.sm})` });
/** A link to a list, category or studio, as a button. */
export const shelfLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  ':active': { transform: 'scale(0.97)' },
  '@media': { [hover]: { ':hover': { color: vars.color.accent } } },
});
export const sectionHeading = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.sm, minWidth: 0 });
export const sectionCount = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
/** Two rows of figures on phones, one on desktops, and a link. */
export const headerRoom = style({ minHeight: '18.5rem', '@media': { [desktop]: { minHeight: '8.5rem' } } });
