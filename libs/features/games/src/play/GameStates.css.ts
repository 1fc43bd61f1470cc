import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const centre = style({ display: 'grid', placeItems: 'safe center', padding: vars.space.lg, overflow: 'auto' });
