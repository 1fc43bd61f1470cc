import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.xl, maxWidth: '64rem', marginInline: 'auto' });
