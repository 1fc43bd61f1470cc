import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 });
