import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const region = style({
  position: 'fixed',
  zIndex: 70,
  insetInline: 0,
  insetBlockEnd: `calc(${vars.layout.bottomNav} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.lg,
  pointerEvents: 'none',
  '@media': {
    [desktop]: {
      insetBlockEnd: 0,
      insetInlineStart: 'auto',
      alignItems: 'flex-end',
      padding: vars.space.xl,
      // A panel at the side has its buttons where toasts are.
      selectors: { 'body:has([data-panel]) &': { insetInline: '0 auto' } },
    },
    [`not ${desktop}`]: {
      selectors: {
        // Sheets and the question for consent have their buttons at the lower edge, and leave a strip free at the upper one.
        'body:has([role="dialog"], [role="alertdialog"], [data-asks-consent]) &': {
          insetBlock: 'env(safe-area-inset-top) auto',
          padding: vars.space.sm,
        },
        // Title and close button of a panel stay free, too.
        'body:has([data-panel]) &': { paddingBlockStart: '5rem' },
      },
    },
  },
});
