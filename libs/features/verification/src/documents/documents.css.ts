import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Takes the focus when the button that had it has gone. */
export const list = style({ minWidth: 0, ':focus': { outline: 'none' } });
/** About as high as a card. */
export const placeholder = style({ height: '18rem' });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});
