import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({ maxWidth: '48rem', marginInline: 'auto', paddingBlock: vars.space.xl });
export const placeholder = style({ height: '16rem' });
/** `Intl` writes days as they stand within a sentence. */
export const day = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
