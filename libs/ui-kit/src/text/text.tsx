import type { HeadingLevel } from '@lobby/theming';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { renderAs } from '../internal/renderAs.ts';
import type { RenderElement } from '../internal/renderAs.ts';
import * as css from './text.css.ts';

/** A heading: its place in the outline by `level`, its look by `size` (the level's own unless told). */
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
  /** Signed with the brand's line. */
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
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Digits of one width, for figures that change. */
  figures?: boolean;
  id?: string;
  children: ReactNode;
}

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

/** The look of a link; where it leads is said by `href` or by a router's link in `render`. */
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
  /** Opens another window. */
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
