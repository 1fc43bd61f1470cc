import { cloneElement, createElement } from 'react';
import type { JSX, ReactElement, ReactNode } from 'react';

/**
 * The element that a component is to be drawn on in place of its own, such as a router's link:
 * `render={<Link to="game" />}`. It must pass on `className`, `children` and `aria-*`.
 */
export type RenderElement = ReactElement<{ className?: string; children?: ReactNode }>;

export function renderAs(
  render: RenderElement | undefined,
  fallback: keyof JSX.IntrinsicElements,
  props: Record<string, unknown>,
  children: ReactNode,
): ReactElement {
  // What is not set must not overwrite what the link sets itself, such as `aria-current`.
  const set = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return render ? cloneElement(render, set, children) : createElement(fallback, set, children);
}
