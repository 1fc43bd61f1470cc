import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './ServedColor.css.ts';

/**
 * Gives what stands in it a served colour to decorate itself with, as the variable {@link css.color}; without one the brand's accent is
 * used. No text stands on it or is written in it. Set through the CSS object model, as the page's policy forbids style attributes.
 */
export function ServedColor({
  color,
  className,
  children,
}: {
  color: string | null;
  className: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function paint() {
      const name = css.color.slice('var('.length, -1);
      if (color === null) box.current?.style.removeProperty(name);
      else box.current?.style.setProperty(name, color);
    },
    [color],
  );
  return (
    <div ref={box} className={`${css.box} ${className}`}>
      {children}
    </div>
  );
}
