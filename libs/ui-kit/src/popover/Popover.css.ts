import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import { frame } from '../field/Field.css.ts';

export const trigger = style([
  frame,
  {
    cursor: 'pointer',
    textAlign: 'start',
    maxWidth: '100%',
    selectors: { '&[data-popup-open]': { outline: `2px solid ${vars.color.accent}` } },
  },
]);
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const popup = style({ padding: vars.space.md });
