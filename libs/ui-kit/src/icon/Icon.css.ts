import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' });
export const sizes = styleVariants(
  { sm: vars.text.lg, md: '1.4286rem', lg: vars.space.xl, xl: vars.space.xxxl },
  (size) => ({ width: size, height: size }),
);
