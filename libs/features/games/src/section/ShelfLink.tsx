import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Icon, type IconNode, MoreIcon, StudioIcon } from '@lobby/ui-kit';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { shelfLink } from './Page.css.ts';

interface ShelfLinkProps {
  icon: IconNode;
  name: string;
  /** The router's link. */
  render: ReactElement<ComponentProps<'a'>>;
}

/** A link to a list, category or studio, or to all of them, as a button in a list of such links. */
export function ShelfLink({ icon, name, render }: ShelfLinkProps) {
  return <li>{cloneElement(render, { className: shelfLink }, <Icon of={icon} />, <span>{name}</span>)}</li>;
}

/** The ways to all categories and to all studios. */
export function CategoryAndStudioLinks() {
  const { t } = useLingui();
  return (
    <>
      <ShelfLink
        icon={MoreIcon}
        name={t({ id: 'CATEGORIES', message: 'Categories' })}
        render={<Link to="game-categories" />}
      />
      <ShelfLink
        icon={StudioIcon}
        name={t({ id: 'STUDIOS', message: 'Studios' })}
        render={<Link to="game-studios" />}
      />
    </>
  );
}
