import type { ComponentType, SVGProps } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './Icon.css.ts';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { strokeWidth?: number | string }>;

/** An icon of the kit, in the colour of its text. Decoration unless it has a `label`. */
export function Icon({
  of: Drawing,
  size = 'md',
  label,
}: {
  of: IconComponent;
  size?: keyof typeof css.sizes;
  label?: string;
}) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing className={cx(css.icon, css.sizes[size])} strokeWidth={1.9} focusable="false" {...meaning} />;
}
