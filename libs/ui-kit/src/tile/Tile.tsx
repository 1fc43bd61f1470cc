import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { renderAs } from '../internal/renderAs.ts';
import type { RenderElement } from '../internal/renderAs.ts';
import * as css from './Tile.css.ts';

interface TileProps {
  /** Picture or drawing; it fills the art's area, whose room is reserved by `ratio`. */
  art: ReactNode;
  ratio?: keyof typeof css.ratios;
  title: string;
  subtitle?: ReactNode;
  /** Over the art's upper corner: one or more badges. */
  badge?: ReactNode;
  /** Over the art's lower edge, such as a running figure; light text. */
  ribbon?: ReactNode;
  /** Below; may hold controls of its own. */
  footer?: ReactNode;
  /** Icon that shows on hover and focus what a press does. */
  hint?: IconComponent;
  /** Where the tile leads: a router's link, or a `<button>`. Without it the tile is only looked at. */
  render?: RenderElement;
  /** Title above the words that only screen readers need, such as when the art says it all. */
  hideTitle?: boolean;
}

/** Art with a name, pressable as a whole. */
export function Tile({
  art,
  ratio = 'portrait',
  title,
  subtitle,
  badge,
  ribbon,
  footer,
  hint,
  render,
  hideTitle = false,
}: TileProps) {
  const name = <span className={hideTitle ? css.titleHidden : css.title}>{title}</span>;
  return (
    <div className={css.tile}>
      <div className={css.frame}>
        <div className={cx(css.art, css.ratios[ratio])}>
          {art}
          {hint && (
            <span aria-hidden className={css.hint}>
              <span className={css.hintMark}>
                <Icon of={hint} size="lg" />
              </span>
            </span>
          )}
          {badge && <span className={css.corner}>{badge}</span>}
          {ribbon && <span className={css.ribbon}>{ribbon}</span>}
        </div>
      </div>
      <div className={css.words}>
        {render ? renderAs(render, 'a', { className: css.link }, name) : name}
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
