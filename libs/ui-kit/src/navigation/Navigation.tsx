import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconNode } from '../icon/Icon.tsx';
import { ChevronRightIcon } from '../icon/icons.ts';
import { renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import * as css from './Navigation.css.ts';

/** A group of links to pages, under a name. Stands inside of a `nav`. */
export function NavigationGroup({
  title,
  hideTitle = false,
  children,
}: {
  title: string;
  /** Only for screen readers. */
  hideTitle?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={css.group}>
      {!hideTitle && (
        <p id={id} className={css.title}>
          {title}
        </p>
      )}
      <ul aria-labelledby={hideTitle ? undefined : id} aria-label={hideTitle ? title : undefined} className={css.list}>
        {children}
      </ul>
    </div>
  );
}

/** A link of a group; the router's link in `render` marks the current page. */
export function NavigationItem({
  icon,
  render,
  end,
  children,
}: {
  icon: IconNode;
  render: RenderElement;
  /** Beside the label, such as a badge. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={css.cell}>
      {renderAs(
        render,
        'a',
        { className: css.item },
        <>
          <span className={css.mark}>
            <Icon of={icon} />
          </span>
          <span className={css.label}>{children}</span>
          {end}
          <span className={css.chevron}>
            <Icon of={ChevronRightIcon} size="sm" />
          </span>
        </>,
      )}
    </li>
  );
}
