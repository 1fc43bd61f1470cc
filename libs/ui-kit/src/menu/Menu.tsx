import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconNode } from '../icon/Icon.tsx';
import { cx } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import * as surface from '../internal/surface.css.ts';
import { useCloseRequest } from '../internal/useCloseRequest.ts';
import * as css from './Menu.css.ts';

interface MenuItem {
  id: string;
  label: string;
  icon?: IconNode;
  onSelect?: () => void;
  /** A router's link. */
  render?: RenderElement;
  tone?: 'danger';
  disabled?: boolean;
}
interface MenuGroup {
  id: string;
  label?: string;
  items: readonly MenuItem[];
}

function Item({ label, icon, onSelect, render, tone, disabled }: MenuItem) {
  return (
    <Base.Item
      className={cx(surface.option, tone === 'danger' && css.danger)}
      onClick={onSelect}
      disabled={disabled}
      {...(render ? { render } : {})}
    >
      {icon && <Icon of={icon} />}
      <span>{label}</span>
    </Base.Item>
  );
}

/** A button that opens a list of actions. */
export function Menu({
  trigger,
  groups,
  align = 'end',
}: {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  align?: 'start' | 'center' | 'end';
}) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={surface.positioner} sideOffset={8} align={align}>
          <Base.Popup className={surface.floating}>
            {groups.map(({ id, label, items }, index) => (
              <Base.Group key={id}>
                {index > 0 && <Base.Separator className={css.separator} />}
                {label && <Base.GroupLabel className={css.groupLabel}>{label}</Base.GroupLabel>}
                {items.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
