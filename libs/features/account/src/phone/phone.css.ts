import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.xl });
export const placeholder = style({ height: '16rem' });
