import { Icon, type IconNode } from '@lobby/ui-kit';
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
