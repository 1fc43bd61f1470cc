import { desktop, vars, wide } from '@lobby/theming';
import { style, styleVariants } from '@vanilla-extract/css';

export const menus = styleVariants({
  header: { display: 'none', alignSelf: 'stretch', '@media': { [desktop]: { display: 'flex' } } },
  sheet: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderBlockEnd: `${vars.shape.border} solid ${vars.color.border}`,
    '@media': { [desktop]: { display: 'none' } },
  },
});

const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h5,
  fontSize: vars.text.lg,
  letterSpacing: vars.letter.heading,
  textTransform: vars.letter.headingCase as 'none',
  opacity: 0.72,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { opacity: 1 },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.md,
    bottom: 0,
    height: '3px',
    borderRadius: vars.radiusScale.full,
    background: vars.color.accent,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-current]': { opacity: 1 },
    '&[aria-current]::after': { transform: 'scaleX(1)' },
  },
});
export const items = styleVariants({
  header: [item, { '@media': { [wide]: { fontSize: vars.text.xl } } }],
  sheet: [item, { justifyContent: 'center' }],
});
