import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import { frame } from '../field/Field.css.ts';

export const trigger = style([
  frame,
  {
    width: '100%',
    justifyContent: 'space-between',
    fontSize: 'max(16px, 1rem)',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-placeholder]': { color: vars.color.muted } },
  },
]);
export const list = style({ minWidth: 'var(--anchor-width)' });
export const mark = style({ marginInlineStart: 'auto', color: vars.color.accent, display: 'grid' });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
