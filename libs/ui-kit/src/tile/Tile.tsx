import type { ReactNode } from 'react';
import { cx, renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import * as css from './Tile.css.ts';

interface TileProps {
  /** Image; fills an area with the aspect ratio of `ratio`. */
  art: ReactNode;
  ratio?: keyof typeof css.ratios;
  title: string;
  subtitle?: ReactNode;
  /** One or more badges over the upper corner of the image. */
  badge?: ReactNode;
  /** Light text over the lower edge of the image, such as a jackpot's amount. */
  ribbon?: ReactNode;
  /** Below the title; may contain controls. */
  footer?: ReactNode;
  /** Shows a play mark on hover and focus. */
  playMark?: boolean;
  /** A router's link, or a `<button>`. Without it the tile is not interactive. */
  render?: RenderElement;
  /** The title is for screen readers only, where the image shows it already. */
  hideTitle?: boolean;
}

/** An image with a title that is one link as a whole. */
export function Tile({
  art,
  ratio = 'portrait',
  title,
  subtitle,
  badge,
  ribbon,
  footer,
  playMark = false,
  render,
  hideTitle = false,
}: TileProps) {
  const name = <span className={hideTitle ? css.titleHidden : css.title}>{title}</span>;
  return (
    <div className={css.tile}>
      <div className={css.frame}>
        <div className={cx(css.art, css.ratios[ratio])}>
          {art}
          {playMark && <span aria-hidden className={css.playMark} />}
          {badge && <span className={css.corner}>{badge}</span>}
          {ribbon && <span className={css.ribbon}>{ribbon}</span>}
        </div>
      </div>
      <div className={css.text}>
        {render ? renderAs(render, 'a', { className: css.link }, name) : name}
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}

/** Placeholder of a tile with a title and a subtitle. */
export function TileSkeleton({ ratio = 'portrait' }: Pick<TileProps, 'ratio'>) {
  return (
    <div aria-hidden className={cx(css.skeleton, css.ratios[ratio])}>
      <div className={css.skeletonText} />
    </div>
  );
}
