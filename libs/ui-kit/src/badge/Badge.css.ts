import { style, styleVariants } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

const { color } = vars;
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  paddingBlock: '0.1429rem',
  paddingInline: vars.space.sm,
  borderRadius: `min(${vars.radius.button}, 0.5715rem)`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
  letterSpacing: vars.letter.button,
  textTransform: vars.letter.buttonCase as 'none',
  whiteSpace: 'nowrap',
  ...contrastFill('1px'),
});
export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const tones = styleVariants({
  neutral: { background: color.raised, color: color.text },
  primary: { background: color.primary, color: color.onPrimary },
  secondary: { background: color.secondary, color: color.onSecondary },
  tertiary: { background: color.tertiary, color: color.onTertiary },
  success: { background: color.success, color: color.onSuccess },
  warning: { background: color.warning, color: color.onWarning },
  danger: { background: color.danger, color: color.onDanger },
  info: { background: color.info, color: color.onInfo },
});
export const dot = style({
  flex: 'none',
  width: '0.5em',
  height: '0.5em',
  borderRadius: vars.radiusScale.full,
  background: 'currentColor',
});
