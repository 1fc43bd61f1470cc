import { Link } from '@lobby/routing';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  url: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A served link: inside the lobby by its path, outside of it in a window of its own. */
export function MenuLink({ url, children, ...anchor }: MenuLinkProps) {
  if (url.startsWith('/'))
    return (
      <Link to={url as `/${string}`} {...anchor}>
        {children}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
    </a>
  );
}
