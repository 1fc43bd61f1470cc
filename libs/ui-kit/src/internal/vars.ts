import type { CSSProperties } from 'react';

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
