import { cloneElement, createElement } from 'react';
import type { CSSProperties, JSX, ReactElement, ReactNode } from 'react';

/** Joins class names, leaving out what is not set. */
export const cx = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * Custom properties for React's `style`, which sets them through the CSS object model, so that
 * a policy without style attributes allows them. Keys as vanilla-extract gives them: `var(--x)`.
 */
export function inlineVars(values: Record<string, string | undefined>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) style[name.replace(/^var\((.*)\)$/, '$1')] = value;
  return style;
}

/**
 * The element that a component is to be rendered as in place of its own, such as a router's link:
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
