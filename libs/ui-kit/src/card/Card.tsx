import type { ReactNode } from 'react';
import { cx, renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import * as css from './Card.css.ts';

/** Content on a surface of its own. With `render`, the whole card is that link or button. */
export function Card({
  as = 'div',
  tone = 'surface',
  padding = 'md',
  render,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: keyof typeof css.tones;
  padding?: keyof typeof css.paddings;
  render?: RenderElement;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}) {
  const className = cx(css.card, css.tones[tone], css.paddings[padding], render && css.pressable);
  return renderAs(render, as, { className, 'aria-label': label, 'aria-labelledby': labelledBy }, children);
}
