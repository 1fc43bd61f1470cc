import { Link, type ServedLink } from '@lobby/routing';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  link: ServedLink;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A served link: a route of the lobby, or another site in a new tab. */
export function MenuLink({ link, children, ...anchor }: MenuLinkProps) {
  if (link.kind === 'internal')
    return (
      <Link to={link.path} {...anchor}>
        {children}
      </Link>
    );
  return (
    <a href={link.url} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
    </a>
  );
}
