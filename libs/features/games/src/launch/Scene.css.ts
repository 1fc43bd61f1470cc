import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const centre = style({ display: 'grid', placeItems: 'center', padding: vars.space.lg, overflow: 'auto' });
