import { createElement } from 'react';
import type { IconNode } from 'lucide';
import { cx } from '../internal/element.ts';
import * as css from './Icon.css.ts';

export type { IconNode };

/** An icon of the kit, in the colour of its text. Decoration unless it has a `label`. */
export function Icon({
  of: node,
  size = 'md',
  label,
}: {
  of: IconNode;
  size?: keyof typeof css.sizes;
  label?: string;
}) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={cx(css.icon, css.sizes[size])}
      // As large as this where the styles fail.
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...meaning}
    >
      {node.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
