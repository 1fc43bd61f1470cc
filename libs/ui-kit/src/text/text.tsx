import type { HeadingLevel } from '@lobby/theming';
import type { ReactNode } from 'react';
import { cx, renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import * as css from './text.css.ts';

/** A heading: `level` is its level in the outline, `size` its appearance (default: that of the level). */
export function Heading({
  level,
  size = `h${level}`,
  ruled = false,
  align = 'start',
  id,
  children,
}: {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: HeadingLevel;
  /** With the brand's line below. */
  ruled?: boolean;
  align?: keyof typeof css.aligns;
  id?: string;
  children: ReactNode;
}) {
  const Tag: HeadingLevel = `h${level}`;
  return (
    <Tag id={id} className={cx(css.heading, css.headings[size], ruled && css.ruled, css.aligns[align])}>
      {children}
    </Tag>
  );
}

interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'time';
  size?: keyof typeof css.sizes;
  tone?: keyof typeof css.tones;
  weight?: keyof typeof css.weights;
  align?: keyof typeof css.aligns;
  /** One line that ends in an ellipsis when it is too long. */
  truncate?: boolean;
  /** Tabular figures, for numbers that change. */
  figures?: boolean;
  id?: string;
  children: ReactNode;
}

/** Running text in the sizes, tones and weights of the theme. */
export function Text({
  as: Tag = 'p',
  size,
  tone = 'inherit',
  weight,
  align,
  truncate,
  figures,
  id,
  children,
}: TextProps) {
  const className = cx(
    css.text,
    size && css.sizes[size],
    css.tones[tone],
    weight && css.weights[weight],
    align && css.aligns[align],
    truncate && css.truncated,
    figures && css.figures,
  );
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}

/** A text link: `href`, or a router's link in `render`. */
export function TextLink({
  href,
  render,
  standalone = false,
  external = false,
  children,
}: {
  href?: string;
  render?: RenderElement;
  /** Not part of a sentence: no underline until hovered, and a full touch target. */
  standalone?: boolean;
  /** Opens a new window. */
  external?: boolean;
  children: ReactNode;
}) {
  const props = {
    className: cx(css.link, standalone && css.linkAlone),
    ...(href === undefined ? {} : { href }),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  return renderAs(render, 'a', props, children);
}
