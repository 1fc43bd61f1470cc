import type { JSX, ReactNode } from 'react';
import { cx } from '../internal/element.ts';
import * as css from './layout.css.ts';

type Gap = keyof typeof css.gaps;
type BoxElement = Extract<
  keyof JSX.IntrinsicElements,
  'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'main' | 'aside' | 'form' | 'span'
>;

interface BoxProps {
  /** The element; default: `div`. */
  as?: BoxElement;
  gap?: Gap;
  align?: keyof typeof css.aligns;
  justify?: keyof typeof css.justifies;
  /** Takes the remaining space of its parent. */
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

/** Arranges children vertically. */
export function Stack(props: BoxProps) {
  const Box = props.as ?? 'div';
  return <Box className={cx(css.stack, classes(props))} {...rest(props)} />;
}

/** Arranges children horizontally, vertically centred by default. */
export function Inline({ wrap = false, ...props }: BoxProps & { wrap?: boolean }) {
  const Box = props.as ?? 'div';
  const box = { align: 'center', ...props } as const;
  return <Box className={cx(css.inline, classes(box), wrap && css.wraps)} {...rest(props)} />;
}

interface GridProps extends BoxProps {
  column?: keyof typeof css.columns;
  /** Of rows before and after those that are in the document, in px. */
  room?: { above: number; below: number } | null;
}

/** As many columns of equal width as fit, none narrower than `column`. */
export function Grid({ column = 'md', room, ...props }: GridProps) {
  const Box = props.as ?? 'div';
  return (
    <Box
      className={cx(css.grid, css.columns[column], classes(props))}
      style={room ? { position: 'relative', paddingBlock: `${room.above}px ${room.below}px` } : undefined}
      {...rest(props)}
    />
  );
}

/** Limits the width of content and keeps it off the window's edges. */
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

/** While it holds, its children take their room and are neither seen nor reached, such as an offer of which is not known yet who gets it. */
export function Reserved({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <span className={when ? css.reserved : css.notReserved} aria-hidden={when || undefined}>
      {children}
    </span>
  );
}

/** For screen readers only. */
export function VisuallyHidden({ as: Box = 'span', children }: { as?: BoxElement; children: ReactNode }) {
  return <Box className={css.visuallyHidden}>{children}</Box>;
}
