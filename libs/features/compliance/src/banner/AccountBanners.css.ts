import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingBlockStart: vars.space.lg });
