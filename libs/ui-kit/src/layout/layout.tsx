import type { JSX, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './layout.css.ts';

type Gap = keyof typeof css.gaps;
type BoxElement = Extract<
  keyof JSX.IntrinsicElements,
  'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'main' | 'aside' | 'form' | 'span'
>;

interface BoxProps {
  /** The element; `div` unless told. */
  as?: BoxElement;
  gap?: Gap;
  align?: keyof typeof css.aligns;
  justify?: keyof typeof css.justifies;
  /** Takes the room that its neighbours leave. */
  grow?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

function classes({ gap = 'md', align, justify, grow }: BoxProps) {
  return cx(css.gaps[gap], align && css.aligns[align], justify && css.justifies[justify], grow && css.grows);
}
function rest({ id, 'aria-label': label, 'aria-labelledby': labelledBy, children }: BoxProps) {
  return { id, 'aria-label': label, 'aria-labelledby': labelledBy, children };
}

/** Children one below the other. */
export function Stack(props: BoxProps) {
  const Box = props.as ?? 'div';
  return <Box className={cx(css.stack, classes(props))} {...rest(props)} />;
}

/** Children side by side, in the middle of the line unless told. */
export function Inline({ wrap = false, ...props }: BoxProps & { wrap?: boolean }) {
  const Box = props.as ?? 'div';
  const box = { align: 'center', ...props } as const;
  return <Box className={cx(css.inline, classes(box), wrap && css.wraps)} {...rest(props)} />;
}

/** As many equal columns as fit, none narrower than `column`. */
export function Grid({ column = 'md', ...props }: BoxProps & { column?: keyof typeof css.columns }) {
  const Box = props.as ?? 'div';
  return <Box className={cx(css.grid, css.columns[column], classes(props))} {...rest(props)} />;
}

/** Keeps content off the window's edge and within a readable width. */
export function Container({
  as: Box = 'div',
  width = 'content',
  children,
}: {
  as?: BoxElement;
  width?: keyof typeof css.widths;
  children: ReactNode;
}) {
  return <Box className={cx(css.container, css.widths[width])}>{children}</Box>;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ as: Box = 'span', children }: { as?: BoxElement; children: ReactNode }) {
  return <Box className={css.visuallyHidden}>{children}</Box>;
}
