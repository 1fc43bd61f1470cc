import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type NavigateOptions, useLocation, useNavigate } from 'react-router';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    /** A path of this site. */
    to: string;
    /** Leaves the navigation to the browser. */
    reloadDocument?: boolean;
  };

/**
 * An anchor that navigates within the page: by the primary button, without a key that opens another tab. The address
 * on screen once more makes no history entry. react-router's own has forms and discovery of routes with it, 4 kB.
 */
export function RouterLink({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  ...anchor
}: RouterLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForBrowser = reloadDocument || (anchor.target ?? '_self') !== '_self' || event.button !== 0;
    const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser || hasModifier) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === createPath(location), state, preventScrollReset });
  }
  return (
    <a {...anchor} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
