import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconNode } from '../icon/Icon.tsx';
import { cx, renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import { Reserved } from '../layout/layout.tsx';
import * as css from './BottomNavigation.css.ts';

export interface BottomNavigationItem {
  id: string;
  label: string;
  icon: IconNode;
  /** A router's link; without it the item is a button. */
  render?: RenderElement;
  onSelect?: () => void;
  current?: boolean;
  /** The main action of the bar. */
  emphasis?: boolean;
  /** Whether it is offered is not known yet: it has its place, and is neither seen nor reached. */
  reserved?: boolean;
  badge?: ReactNode;
}

function Item({ label, icon, render, onSelect, current, emphasis, badge }: BottomNavigationItem) {
  const props = {
    className: css.item,
    'aria-current': current ? 'page' : undefined,
    ...(onSelect ? { onClick: onSelect } : {}),
    ...(render ? {} : { type: 'button' }),
  };
  return renderAs(
    render,
    'button',
    props,
    <>
      <span className={css.label}>{label}</span>
      <span className={cx(css.mark, emphasis && css.emphasis)}>
        <Icon of={icon} />
        {badge && <span className={css.badge}>{badge}</span>}
      </span>
    </>,
  );
}

/** Main navigation at the bottom of phones, of five items at most; reserves its height below the page. */
export function BottomNavigation({ label, items }: { label: string; items: readonly BottomNavigationItem[] }) {
  return (
    <>
      <div className={css.spacer} />
      <nav className={css.bar} aria-label={label}>
        <ul className={cx(css.list, css.columns[items.length as keyof typeof css.columns])}>
          {items.map((item) => (
            <li key={item.id} className={css.cell}>
              <Reserved when={item.reserved ?? false}>
                <Item {...item} />
              </Reserved>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
