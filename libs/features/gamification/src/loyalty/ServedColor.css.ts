import { vars } from '@lobby/theming';
import { createVar, style } from '@vanilla-extract/css';

export const color = createVar();
export const box = style({ vars: { [color]: vars.color.accent } });
