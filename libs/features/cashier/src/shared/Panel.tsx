import type { ReactNode } from 'react';
import * as css from './cashier.css.ts';

interface PanelProps {
  as?: 'section' | 'aside';
  'aria-label': string;
  /** Its content reaches to the outline. */
  flush?: boolean;
  children: ReactNode;
}

/** A part of the cashier's window, outlined: a card's shadow is made for the page below. */
export function Panel({ as: Box = 'section', 'aria-label': label, flush = false, children }: PanelProps) {
  return (
    <Box className={css.outline} aria-label={label}>
      <div className={flush ? css.panel : css.paddedPanel}>{children}</div>
    </Box>
  );
}
