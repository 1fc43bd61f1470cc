import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Below the entry that it belongs to. */
export const progress = style({ paddingInline: vars.space.md, paddingBlockEnd: vars.space.sm });
export const placeholder = style({ height: '3.5rem' });
