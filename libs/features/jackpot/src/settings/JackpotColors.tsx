import { useTheme } from '@lobby/theming';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { paletteVariables } from '@lobby/theming';
import * as css from './JackpotColors.css.ts';

interface JackpotColorsProps {
  /** Served colours (R-3-055); the brand's own are used where they cannot be read. */
  palette: unknown;
  children: ReactNode;
}

/**
 * The jackpot's colours for what stands in it (R-3-072). They are set through the CSS object model: prerendered pages
 * have no style attributes, which their policy forbids.
 */
export function JackpotColors({ palette, children }: JackpotColorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { preset } = useTheme();
  useLayoutEffect(
    function colour() {
      const { current } = box;
      // The other presets are derived from the brand's own colours and keep their contrast.
      const variables = current && preset === 'theme1' ? paletteVariables(palette) : null;
      for (const [name, value] of Object.entries(variables ?? {})) current?.style.setProperty(name, value);
      return () => {
        for (const name of Object.keys(variables ?? {})) current?.style.removeProperty(name);
      };
    },
    [palette, preset],
  );
  return (
    <div ref={box} className={css.colors}>
      {children}
    </div>
  );
}
