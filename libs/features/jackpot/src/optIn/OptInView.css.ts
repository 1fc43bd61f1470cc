import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** As high as what comes, so that nothing below moves. */
export const waiting = style({ position: 'relative', minHeight: '14rem' });
export const choice = style({ position: 'relative' });
export const spinner = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '5rem',
  width: vars.layout.target,
});
/** Its room is there before it speaks. */
export const confirmation = style({ minHeight: '1.5em', color: vars.color.success, fontWeight: vars.weight.medium });
