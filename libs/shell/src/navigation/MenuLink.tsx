import { Link } from '@lobby/routing';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  url: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A served link: inside the lobby by its path, outside of it in a window of its own. */
export function MenuLink({ url, ...anchor }: MenuLinkProps) {
  if (url.startsWith('/')) return <Link to={url as `/${string}`} {...anchor} />;
  return <a href={url} target="_blank" rel="noopener noreferrer" {...anchor} />;
}
